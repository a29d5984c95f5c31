/** The file types offered for an import. Dropped files with other names are read too. */
export const acceptedFileTypes = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain';

/** The files an import may come in; those of other names are read all the same when they are dropped. */
export const acceptedFileTypes = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain';

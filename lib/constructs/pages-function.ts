import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Function as EdgeFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { configurationFile } from './website-files';

/** Built documents, as frontend/build/documents.mts writes them: `pages/<language>/<path in small letters>.html`. */
const documentsFolder = 'pages';
/**
 * The distribution's default root object. CloudFront's documents do not say whether it takes the place of `/` before or
 * after the function: so it is no file, and the function answers it as it answers `/`.
 */
export const rootObject = 'root';
/** As frontend/src/lib/i18n.ts writes it. */
const languageCookie = 'polder-language';

export interface PagesFunctionProps {
  /** Folder with the built front end. */
  readonly website: string;
  /** The stage's domain; requests for another host, such as *.cloudfront.net, are redirected to it. */
  readonly domainName: string | undefined;
}

/**
 * Chooses the file that answers an address: the file of that name; the page's document in the language that the user
 * chose, or else the browser's; for every other address index.html.
 */
export class PagesFunction extends EdgeFunction {
  constructor(scope: Construct, id: string, { website, domainName }: PagesFunctionProps) {
    super(scope, id, {
      comment: 'Serves the documents of the single-page application',
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(
        [
          `var files = ${JSON.stringify([...filesIn(website), `/${configurationFile}`].sort())};`,
          `var documents = ${JSON.stringify(documentsIn(website))};`,
          'function languageOf(request) {',
          `  var chosen = request.cookies['${languageCookie}'];`,
          "  var preferred = request.headers['accept-language'];",
          "  var language = chosen ? chosen.value : preferred ? preferred.value.slice(0, 2).toLowerCase() : '';",
          "  return Object.keys(documents).indexOf(language) !== -1 ? language : 'en';",
          '}',
          'function handler(event) {',
          '  var request = event.request;',
          `  if (request.uri === '/${rootObject}') request.uri = '/';`,
          ...(domainName ? redirectTo(domainName) : []),
          '  if (files.indexOf(request.uri) !== -1) return request;',
          '  var language = languageOf(request);',
          "  var page = request.uri.toLowerCase().replace(/\\/+$/, '') || '/index';",
          '  var isBuilt = documents[language] && documents[language].indexOf(page) !== -1;',
          `  request.uri = isBuilt ? '/${documentsFolder}/' + language + page + '.html' : '/index.html';`,
          '  return request;',
          '}',
        ].join('\n'),
      ),
    });
  }
}

const filesIn = (website: string) =>
  readdirSync(website, { withFileTypes: true }).flatMap((one) => (one.isFile() ? [`/${one.name}`] : []));

/** The addresses of the pages that have a document, by language. */
function documentsIn(website: string): Record<string, string[]> {
  const folder = path.join(website, documentsFolder);
  const languages = existsSync(folder) ? readdirSync(folder) : [];
  return Object.fromEntries(
    languages.map((language) => {
      const files = readdirSync(path.join(folder, language), { recursive: true, encoding: 'utf8' }).map((file) =>
        file.replaceAll(path.sep, '/'),
      );
      const pages = files.filter((file) => file.endsWith('.html')).map((file) => `/${file.slice(0, -'.html'.length)}`);
      return [language, pages.sort()];
    }),
  );
}

/** Names and values of the query come as they were sent, escaped. */
const redirectTo = (domainName: string) => [
  '  var host = request.headers.host;',
  `  if (host && host.value !== '${domainName}') {`,
  '    var query = [];',
  '    for (var name in request.querystring) {',
  '      var values = request.querystring[name].multiValue || [request.querystring[name]];',
  "      for (var i = 0; i < values.length; i++) query.push(name + '=' + values[i].value);",
  '    }',
  `    var location = 'https://${domainName}' + request.uri + (query.length > 0 ? '?' + query.join('&') : '');`,
  "    return { statusCode: 302, statusDescription: 'Found', headers: { location: { value: location } } };",
  '  }',
];

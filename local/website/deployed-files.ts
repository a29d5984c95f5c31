import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Assembly } from '../assembly/types';
import type { BucketDeploymentProperties } from './types';

export interface DeployedFile {
  readonly content: Buffer;
  readonly contentType: string;
  /** Cache-Control of the object, set by the deployment. */
  readonly cacheControl: string | undefined;
  /** As in S3: the MD5 of the content, in quotes. */
  readonly etag: string;
  /** True when the deployment filled values in, so that only it can make this file. */
  readonly filledIn: boolean;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * The objects that the bucket deployments put into a bucket, by key, with deploy-time values filled in as the
 * deployment's own function does. Later sources overwrite earlier ones.
 * @param toLocal rewrites AWS's addresses in the filled-in values
 */
export function deployedFiles(
  assembly: Assembly,
  bucketName: string,
  toLocal: (text: string) => string,
): Map<string, DeployedFile> {
  const files = new Map<string, DeployedFile>();
  for (const { properties } of assembly.ofType<BucketDeploymentProperties>('Custom::CDKBucketDeployment')) {
    if (properties.DestinationBucketName !== bucketName) continue;
    const { DestinationBucketKeyPrefix: prefix, SystemMetadata: headers } = properties;
    properties.SourceObjectKeys.forEach((key, source) => {
      const markers = properties.SourceMarkers?.[source] ?? {};
      const jsonEscape = properties.SourceMarkersConfig?.[source]?.jsonEscape ?? false;
      for (const [name, content] of filesBelow(assembly.assetPath(key), prefix && `${prefix}/`)) {
        const filledIn = Object.keys(markers).length > 0;
        files.set(name, {
          ...deployedFile(name, filledIn ? fill(content, markers, jsonEscape) : content),
          cacheControl: headers?.['cache-control'],
          filledIn,
        });
      }
    });
  }

  function fill(content: Buffer, markers: Readonly<Record<string, string>>, jsonEscape: boolean): Buffer {
    let text = content.toString();
    for (const [marker, value] of Object.entries(markers)) {
      const escaped = jsonEscape ? JSON.stringify(String(value)).slice(1, -1) : String(value);
      text = text.replaceAll(marker, () => escaped);
    }
    return Buffer.from(toLocal(text));
  }
  return files;
}

function deployedFile(name: string, content: Buffer) {
  return {
    content,
    contentType: contentTypes[path.extname(name)] ?? 'application/octet-stream',
    etag: `"${createHash('md5').update(content).digest('hex')}"`,
  };
}

function* filesBelow(folder: string, prefix = ''): Generator<[key: string, content: Buffer]> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(file, `${prefix}${entry.name}/`);
    else yield [`${prefix}${entry.name}`, readFileSync(file)];
  }
}

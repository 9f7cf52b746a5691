import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { unlessMissing } from '@/lib/node/unless-missing'
import { type FinishOptions, finishPage } from './finish-page'
import type { FinishedAnswer } from './finished-answer'
import type { RequestTarget } from './request-target'
import { sendCachedAnswer } from './send-answer'
import { TaggedCache } from './tagged-cache'

const maxBytes = 64 * 2 ** 20
const noTags: ReadonlySet<string> = new Set()

/** Where the build's files are, and those of `public/`, by the path of their address. */
export type SiteFiles = ReadonlyMap<string, string>

/** Files whose names change with their content. */
const unchanging = /^\/(?:_next\/static|motion)\//

/**
 * Lists what the build made for browsers and what lies in `public/`, once: what is not in the list is not looked for on
 * the disk.
 * @param root the project's folder
 */
export function listSiteFiles(root: string): SiteFiles {
  return new Map([
    ...filesBelow(join(root, 'public'), '/'),
    ...earlierReleases(root).flatMap(builtFiles),
    ...builtFiles(join(root, '.next/static')),
  ])
}

/** The folders with the built files of earlier releases (`npm run release`), the oldest first: their pages may still be open. */
function earlierReleases(root: string): string[] {
  const folder = join(root, 'earlier-static')
  return existsSync(folder)
    ? readdirSync(folder)
        .sort()
        .reverse()
        .map((age) => join(folder, age))
    : []
}

/** The files of a build by path; compressed copies (`name.br`) have no path of their own. */
function builtFiles(folder: string): [path: string, file: string][] {
  return filesBelow(folder, '/_next/static/').filter(([path]) => !path.endsWith('.br'))
}

function filesBelow(folder: string, prefix: string): [path: string, file: string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [prefix + file.slice(folder.length + 1).replaceAll(sep, '/'), file])
}

/** Whether only a file of the build may lie at a path. */
export function isBuildPath(pathname: string): boolean {
  return pathname.startsWith('/_next/')
}

/** The file at a request's path; undefined where there is none. */
export function fileAt(files: SiteFiles, pathname: string): string | undefined {
  return files.get(pathname.includes('%') ? decodeURIComponent(pathname) : pathname)
}

/** Serves listed files, each read once, and compressed once unless the build did (`name.br`). A query changes nothing. */
export function serveSiteFiles(options: FinishOptions) {
  const cache = new TaggedCache<FinishedAnswer>({ servesStale: true, maxBytes, isLive: () => true })

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    { pathname }: RequestTarget,
    file: string,
  ): Promise<void> => {
    const load = async () => ({ answer: await finish(pathname, file), tags: noTags, isCacheable: true })
    const answer = cache.fresh(file) ?? (await cache.load(file, load))
    return sendCachedAnswer(request, response, answer, () => cache.recount(file, answer))
  }

  async function finish(pathname: string, file: string): Promise<FinishedAnswer> {
    const headers = {
      'content-type': getMimeType(file) ?? 'application/octet-stream',
      ...(unchanging.test(pathname) ? { 'cache-control': 'public, max-age=31536000, immutable' } : {}),
    }
    const body = await readFile(file)
    const page = {
      status: 200,
      headers,
      body,
      tags: noTags,
      isPublic: true,
      isMissing: false,
      isGuarded: false,
    }
    const answer = finishPage(page, true, options)
    const compressed = await unlessMissing(readFile(`${file}.br`))
    if (compressed) answer.setEncoded('br', compressed)
    return answer
  }
}

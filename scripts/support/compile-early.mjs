import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Has browsers compile the scripts that every page starts with as they are fetched, beside the page's thread, and not on it when they
 * run: V8's compile hint, half of what React's and Next's start takes of the thread. For other browsers it is a comment.
 * @param folder with Next's build
 */
export function compileEarly(folder) {
  const { rootMainFiles } = JSON.parse(readFileSync(join(folder, 'build-manifest.json'), 'utf8'))
  for (const name of rootMainFiles) {
    const file = join(folder, name)
    const code = readFileSync(file, 'utf8')
    if (!code.startsWith(hint)) writeFileSync(file, hint + code)
  }
}

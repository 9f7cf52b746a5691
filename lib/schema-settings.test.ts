import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { schemaSettingsScript } from './schema-settings'

/** Counts the functions that zod makes from text after a script, in a process of its own. */
async function countFunctionsFromText(script: string): Promise<number> {
  const program = `${script}
    let count = 0
    globalThis.Function = new Proxy(Function, {
      construct: (target, parts) => {
        count += 1
        return Reflect.construct(target, parts)
      },
    })
    const { z } = await import('zod')
    z.object({ title: z.string() }).parse({ title: 'Hamlet' })
    console.log(count)`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  return Number(stdout)
}

it('keeps zod from making functions from text, which the policy of the pages forbids', async () => {
  expect(await countFunctionsFromText(schemaSettingsScript)).toBe(0)
  expect(await countFunctionsFromText('')).toBeGreaterThan(0)
})

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

it('keeps running and can be stopped after its output pipe closes', async () => {
  const program = fork(fileURLToPath(new URL('closed-output.fixture.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const exit = once(program, 'exit')
  await once(program, 'message')
  program.stdout?.destroy()
  program.stderr?.destroy()
  for (let line = 0; line < 50; line += 1) await Promise.race([once(program, 'message'), exit])
  expect(program.exitCode).toBeNull()
  program.send('end')
  expect(await exit).toEqual([0, null])
})

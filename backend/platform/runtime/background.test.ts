import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createBackground } from './background'

it('is idle after all tasks, including later ones, and logs failures', async () => {
  const lines: string[] = []
  const background = createBackground(pino({}, { write: (line: string) => lines.push(line) }))
  const done: string[] = []
  let finish: (value?: undefined) => void = () => undefined
  const first = new Promise<void>((resolve) => {
    finish = resolve
  })
  background.run('first', async () => {
    await first
    done.push('first')
    background.run('second', async () => {
      await Promise.resolve()
      done.push('second')
    })
  })
  background.run('failing', async () => {
    throw new Error('out of order')
  })
  const idle = background.waitUntilIdle().then(() => done.push('idle'))
  finish()
  await idle
  expect(done).toEqual(['first', 'second', 'idle'])
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 50, work: 'failing' }])
})

import { expect, test } from 'vitest'
import { askedOnce } from './asked-once'

test('one question answers all who ask for the same', async () => {
  const questions: string[] = []
  const ask = askedOnce(async (url) => {
    questions.push(url)
    return url.length
  })
  expect(await Promise.all([ask('a', '/nav'), ask('a', '/nav'), ask('b', '/nav')])).toEqual([4, 4, 4])
  expect(questions).toEqual(['/nav', '/nav'])
})

test('what could not be had is asked for again', async () => {
  let isThere = false
  const ask = askedOnce(async () => (isThere ? 'here' : null))
  expect(await ask('a', '/nav')).toBeNull()
  isThere = true
  expect(await ask('a', '/nav')).toBe('here')
})

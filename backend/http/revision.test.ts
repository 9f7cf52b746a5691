import { expect, it } from 'vitest'
import { silentLog } from '@/tests/databases'
import { InvalidFieldsError } from '../errors'
import type { AppEnv } from './app-env'
import { errorHandler } from './error-handler'
import { requireRevision, staleWrite } from './revision'
import { createRouter } from './router'

const app = createRouter()
app.use(async (c, next) => {
  c.set('locale', 'en' satisfies AppEnv['Variables']['locale'])
  await next()
})
app.onError(errorHandler(silentLog))
app.post('/missing', (c) => c.json(requireRevision({})))
app.post('/stale', () => {
  throw staleWrite({ current: { revision: 3 }, yours: { revision: 2 }, by: 'Paula Probe' })
})
app.post('/fields', () => {
  throw new InvalidFieldsError({ data: { content: ['No.'] } })
})
const post = async (path: string) => {
  const answer = await app.request(path, { method: 'POST' })
  return { status: answer.status, body: await answer.json() }
}

it('a write without a revision is refused', async () => {
  expect(await post('/missing')).toEqual({
    status: 428,
    body: { detail: 'It is not said which state is to be changed (revision).' },
  })
  expect(requireRevision({ revision: 4 })).toBe(4)
})

it('a write that comes too late is answered with both states and who was earlier', async () => {
  expect(await post('/stale')).toEqual({
    status: 409,
    body: {
      detail: 'This has been changed by someone else in the meantime.',
      current: { revision: 3 },
      yours: { revision: 2 },
      by: 'Paula Probe',
    },
  })
})

it('wrong fields are answered by field', async () => {
  expect(await post('/fields')).toEqual({ status: 400, body: { data: { content: ['No.'] } } })
})

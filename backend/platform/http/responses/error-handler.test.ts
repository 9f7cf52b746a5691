import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { silentLog } from '@/tests/databases'
import {
  CodedFieldError,
  ConflictError,
  ForbiddenError,
  NotFoundError,
  UnauthorizedError,
  ValidationError,
} from '../../errors'
import type { AppEnv } from '../app-env'
import { errorHandler } from './error-handler'

class WrongFields extends ValidationError {
  override getFieldErrors(locale: string) {
    return { title: [`wrong (${locale})`] }
  }
}

class WrongKey extends CodedFieldError {
  readonly code = 'invalid_key'
  readonly param = 'key'

  override getMessage(locale: string) {
    return `wrong (${locale})`
  }
}

const used_by = [{ type: 'page', id: 1 }]

it.each<[Error, number, unknown]>([
  [new WrongFields(), 400, { title: ['wrong (en)'] }],
  [new WrongKey(), 400, { key: ['wrong (en)'] }],
  [new UnauthorizedError(), 401, { detail: 'Please log in.' }],
  [new ForbiddenError(), 403, { detail: 'You don’t have permission to do this.' }],
  [new NotFoundError('There is no page 7.'), 404, { detail: 'Not found.' }],
  [new ConflictError('folderNotEmpty'), 409, { detail: 'The folder isn’t empty.' }],
  [
    new ConflictError('pictureInUse', { used_by }),
    409,
    { detail: 'The picture is still in use and therefore can’t be deleted.', used_by },
  ],
  [new Error('a secret'), 500, { detail: 'An internal server error occurred.' }],
])('sends %s in the requested language', async (error, status, body) => {
  expect(await fetchResponse('/', error)).toEqual({ status, body })
})

it.each<[Error, number, unknown]>([
  [new WrongKey(), 400, { status: 400, errors: [{ message: 'wrong (en)', code: 'invalid_key', param: 'key' }] }],
  [
    new UnauthorizedError(),
    401,
    {
      status: 401,
      data: { flows: [{ id: 'login' }, { id: 'signup' }, { id: 'mfa_login_webauthn' }] },
      meta: { is_authenticated: false },
    },
  ],
])('sends %s in the authentication envelope', async (error, status, body) => {
  expect(await fetchResponse('/_allauth/browser/v1/auth/login', error)).toEqual({ status, body })
})

async function fetchResponse(path: string, error: Error) {
  const app = new Hono<AppEnv>()
  app.onError(errorHandler(silentLog))
  app.get('*', (c) => {
    c.set('locale', 'en')
    throw error
  })
  const response = await app.request(path)
  return { status: response.status, body: await response.json() }
}

import type { ErrorEvent } from '@sentry/nextjs'
import { expect, it } from 'vitest'
import { beforeSend } from './before-send'

/** Events with personal data as the SDK, its integrations or a later version may add them. */
const personalEvents: Record<string, Partial<ErrorEvent> & Record<string, unknown>> = {
  'a user': { user: { ip_address: '{{auto}}', email: 'maria@example.org', username: 'maria', id: 'maria' } },
  'a request': {
    request: {
      url: 'https://x.test/de/account/verify-email/maria?token=maria',
      query_string: 'maria',
      cookies: { sessionid: 'maria' },
      headers: { Cookie: 'maria', 'X-Forwarded-For': 'maria', 'User-Agent': 'maria' },
      data: { password: 'maria' },
      env: { REMOTE_ADDR: 'maria' },
    },
  },
  breadcrumbs: { breadcrumbs: [{ category: 'console', message: 'maria' }] },
  'the machine': { server_name: 'marias-laptop', modules: { maria: '1' } },
  contexts: {
    contexts: {
      device: { name: 'maria' },
      culture: { locale: 'maria' },
      trace: { trace_id: 'maria', span_id: 'maria' },
    },
  },
  'attached data': { extra: { arguments: ['maria'] }, fingerprint: ['maria'], transaction: '/de/account/maria' },
  'unknown tags': { tags: { user: 'maria', request_id: 'maria maria', about: 'Mail to maria@example.org' } },
  'an unknown part': { unknownPart: { name: 'maria' } },
  'a message': { message: 'No page "maria"', logentry: { message: 'maria', params: ['maria'] } },
  'an exception': {
    exception: {
      values: [
        {
          type: 'Error',
          value: 'No user "maria"',
          module: 'maria',
          mechanism: { type: 'generic', handled: false, data: { arguments: 'maria' } },
          stacktrace: {
            frames: [
              {
                filename: '/home/maria/site/dist/server.js',
                abs_path: '/home/maria/site/dist/server.js',
                function: 'send',
                lineno: 1,
                vars: { name: 'maria' },
                context_line: 'maria',
                pre_context: ['maria'],
              },
            ],
          },
        },
      ],
    },
  },
}

it.each(Object.entries(personalEvents))('removes the personal data of %s', (_name, event) => {
  expect(JSON.stringify(event)).toContain('maria')
  expect(JSON.stringify(beforeSend({ type: undefined, ...event }))).not.toContain('maria')
})

it('keeps the description of the error', () => {
  const event: ErrorEvent = {
    type: undefined,
    event_id: 'a1',
    timestamp: 1,
    level: 'error',
    platform: 'javascript',
    release: 'buehnenhaus@1+a',
    environment: 'production',
    tags: {
      program: 'backend',
      request_id: '0f8e2c1a-77aa-4f0e-9a44-1a2b3c4d5e6f',
      about: 'A request failed',
      code: '42P01',
    },
    contexts: { runtime: { name: 'node', version: 'v20' } },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: "Cannot read properties of null (reading 'id')",
          mechanism: { type: 'generic', handled: true },
          stacktrace: {
            frames: [{ filename: 'app:///dist/x.js', function: 'read', lineno: 3, colno: 4, in_app: true }],
          },
        },
      ],
    },
  }
  expect(beforeSend(event)).toEqual({ ...event, platform: 'node', sdk: { settings: { infer_ip: 'never' } } })
})

it('tells the receiver not to infer a network address', () => {
  expect(beforeSend({ type: undefined }).sdk).toEqual({ settings: { infer_ip: 'never' } })
})

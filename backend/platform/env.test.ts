import { expect, it } from 'vitest'
import { readBackendEnv } from './env'

it('defaults to embedded mode in ./data', () => {
  expect(readBackendEnv({ DATABASE_URL: '' })).toEqual({
    DATA_DIR: './data',
    DEMO: 'on',
    HOST: '0.0.0.0',
    LOG_LEVEL: 'info',
    METRICS_HOST: '127.0.0.1',
    PASSKEY_ORIGINS: [],
    SITE_DISABLED: false,
    STOP_DELAY: 0.5,
    SITE_URL: 'http://localhost:3000',
    BACKEND_PORT: 3001,
    BACKEND_HOST: '127.0.0.1',
  })
})

it('derives the public address from the port and drops its trailing slash', () => {
  expect(readBackendEnv({ PORT: '8080' }).SITE_URL).toBe('http://localhost:8080')
  expect(readBackendEnv({ SITE_URL: 'https://vbo.example/' }).SITE_URL).toBe('https://vbo.example')
})

it('rejects a replica without a server', () => {
  const replica = { DATABASE_REPLICA_URL: 'postgres://replica/site' }
  expect(() => readBackendEnv(replica)).toThrow('DATABASE_REPLICA_URL: is a replica of the server')
  expect(readBackendEnv({ ...replica, DATABASE_URL: 'postgres://db/site' })).toMatchObject(replica)
})

it('rejects equal first and second file locations', () => {
  const bucket = 's3://key:secret@s3.example.org/media'
  expect(readBackendEnv({ MEDIA_SECOND_URL: bucket, MEDIA_URL: '' }).MEDIA_SECOND_URL).toMatchObject({
    bucket: 'media',
  })
  expect(readBackendEnv({ MEDIA_SECOND_URL: 'disk', MEDIA_URL: bucket }).MEDIA_SECOND_URL).toBe('disk')
  for (const same of [
    { MEDIA_SECOND_URL: 'disk' },
    { MEDIA_SECOND_URL: 's3://other:key@s3.example.org/media', MEDIA_URL: bucket },
  ]) {
    expect(() => readBackendEnv(same)).toThrow('MEDIA_SECOND_URL: is the same location as MEDIA_URL')
  }
})

it('reports all invalid variables at once', () => {
  const invalidVariables = {
    DATABASE_URL: 'mysql://db',
    DEMO: 'maybe',
    DEMO_PASSWORD: 'short',
    SMTP_URL: 'https://mail.example.org',
    MAIL_FROM: 'VBO <a@example.org>, b@example.org',
    LOG_LEVEL: 'loud',
    BACKEND_PORT: '70000',
    SENTRY_DSN: 'https://errors.example.org/1',
  }
  const read = () => readBackendEnv(invalidVariables)
  for (const name of Object.keys(invalidVariables)) expect(read).toThrow(name)
  expect(read).toThrow('DATABASE_URL: must be an address such as postgres://')
  expect(read).toThrow('SMTP_URL: must be an address such as smtps://')
})

it.each(['post@vbo.example', 'VBO – Verband der Bühnen <post@vbo.example>'])('accepts the sender %s', (MAIL_FROM) => {
  expect(readBackendEnv({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM)
})

it.each([
  'VBO',
  'VBO <post>',
  'VBO, Berlin <post@vbo.example>',
  'a@vbo.example, b@vbo.example',
  'VBO\r\nBcc: all <post@vbo.example>',
])('rejects the sender %j', (MAIL_FROM) => {
  expect(() => readBackendEnv({ MAIL_FROM })).toThrow('MAIL_FROM')
})

it('allows only `insecure` as a parameter of a mail server', () => {
  const SMTP_URL = 'smtp://user:p%40ss@localhost:25?insecure'
  expect(readBackendEnv({ SMTP_URL }).SMTP_URL).toBe(SMTP_URL)
  for (const parameter of ['ignoreTLS=true', 'insecure&tls.rejectUnauthorized=false', 'pool=1']) {
    expect(() => readBackendEnv({ SMTP_URL: `smtp://localhost?${parameter}` })).toThrow('accepts only the parameter')
  }
})

it.each([
  ['SMTP_URL', 'smtps://user:50%off@mail.example.org'],
  ['DATABASE_URL', 'postgres://user:50%off@db/site'],
])('names %s if it has a "%%" that is not encoded', (name, value) => {
  expect(() => readBackendEnv({ [name]: value })).toThrow(`${name}: has an invalid percent-encoding`)
})

it.each([
  ['imaps://u:50%25x@mail.example.org/R%C3%BCckl%C3%A4ufer', true],
  ['imaps://u:50%x@mail.example.org/INBOX', false],
  ['imaps://50%x:p@mail.example.org/INBOX', false],
  ['imaps://u:p@mail.example.org/50%x', false],
  ['imaps://u:p@mail.example.org/%ff', false],
])('checks the encoding of the mailbox %s', (BOUNCE_IMAP_URL, isValid) => {
  const read = () => readBackendEnv({ BOUNCE_IMAP_URL })
  if (isValid) expect(read().BOUNCE_IMAP_URL).toBe(BOUNCE_IMAP_URL)
  else expect(read).toThrow('encode % as %25')
})

it.each([
  ['https://key@errors.example.org/1', true],
  ['http://key@localhost:8000/sub/path/12', true],
  ['https://key:secret@errors.example.org/1', false],
  ['https://key@errors.example.org/', false],
  ['https://key@errors.example.org/1?x', false],
])('validates the error report target %s: %j', (SENTRY_DSN, isValid) => {
  const read = () => readBackendEnv({ SENTRY_DSN }).SENTRY_DSN
  if (isValid) expect(read()).toBe(SENTRY_DSN)
  else expect(read).toThrow('SENTRY_DSN')
})

it('accepts origins of passkeys, and rejects addresses', () => {
  const app = 'android:apk-key-hash:K7m3aTzL0c9yWfJk2Qx8VbN4RsPdEuHgX1iZoTqM5wA'
  const value = `https://app.example.org, ${app},`
  expect(readBackendEnv({ PASSKEY_ORIGINS: value }).PASSKEY_ORIGINS).toEqual(['https://app.example.org', app])
  expect(readBackendEnv({}).PASSKEY_ORIGINS).toEqual([])
  for (const invalid of ['app.example.org', 'https://app.example.org/', 'https://*.example.org', 'null']) {
    expect(() => readBackendEnv({ PASSKEY_ORIGINS: invalid })).toThrow('https://app.example.org')
  }
})

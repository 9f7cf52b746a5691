import { expect, it } from 'vitest'
import { scrubAddress, scrubFile, scrubText } from './scrub'

it.each([
  ["Cannot read properties of undefined (reading 'title')", "Cannot read properties of undefined (reading 'title')"],
  ['No mail to Maria.Muster+x@bühne.example.org', 'No mail to [address]'],
  [
    'duplicate key value violates unique constraint "users_email"',
    'duplicate key value violates unique constraint "…"',
  ],
  ['Key (email, name)=(maria@example.org, Maria) already exists', 'Key (email, name)=(…) already exists'],
  ['Failed query: select $1\nparams: Maria,1', 'Failed query: select $1 params: …'],
  ['Unexpected token \'m\', "{"name": maria}" is not valid JSON', 'Unexpected token \'…\', "…"'],
  ['Unexpected end of "{"name": maria', 'Unexpected end of "…"'],
  ['Die Seite „Maria“ fehlt', 'Die Seite "…" fehlt'],
  ["ENOENT: no such file or directory, open '/home/maria/x'", "ENOENT: no such file or directory, open '…'"],
  ["can't be, isn't it", "can't be, isn't it"],
  ['connect ECONNREFUSED 192.0.2.7:5432', 'connect ECONNREFUSED [address]:5432'],
  ['from 2001:db8::1:7 and ::1', 'from [address] and [address]'],
  ['at https://maria:pw@x.test/de/seite?token=geheim#a now', 'at https://x.test/de/seite now'],
  ['no route to postgres://app:geheim@localhost/x, stopping', 'no route to postgres://localhost/x, stopping'],
  ['smtps://post:a"b)c@mail?x=1 is down', 'smtps://mail is down'],
  ['https://x.test/de/account/password/reset/key/k3y/', 'https://x.test/de/account/…'],
  ['at /de/account/verify-email/k3y/ and /en/search/maria', 'at /de/account/… and /en/search/…'],
  ['The backend breaks the contract at /de/api/x/?email=maria', 'The backend breaks the contract at /de/api/x/'],
  ['session 3q2-7wAbCdEfGhIjKlMnOpQr ends', 'session [key] ends'],
  ['call +49 30 1234567', 'call [number]'],
])('scrubs the message %j to %j', (message, scrubbedText) => {
  expect(scrubText(message)).toBe(scrubbedText)
})

it('truncates a long message', () => {
  expect(scrubText(`x ${'word '.repeat(1000)}`)).toHaveLength(300)
})

it.each([
  ['https://www.example.org/de/seite?maria#x', 'https://www.example.org/de/seite'],
  ['/de/account/verify-email/k3y', '/de/account/…'],
  ['https://', ''],
])('scrubs the address %j to %j', (address, scrubbed) => {
  expect(scrubAddress(address)).toBe(scrubbed)
})

it.each([
  ['/home/maria/site/dist/chunk-A.js', 'app:///dist/chunk-A.js'],
  ['file:///srv/site/node_modules/pg/lib/client.js', 'app:///node_modules/pg/lib/client.js'],
  ['/srv/site/.next/server/chunks/1.js', 'app:///.next/server/chunks/1.js'],
  ['https://www.example.org/_next/static/chunks/1.js?dpl=2', 'app:///_next/static/chunks/1.js'],
  ['https://www.example.org/de/account/verify-email/k3y', 'app:///de/account/…'],
  ['/home/maria/other.js', 'app:///other.js'],
  ['node:internal/process', 'node:internal/process'],
  ['<anonymous>', '<anonymous>'],
])('scrubs the file %j to %j', (file, scrubbed) => {
  expect(scrubFile(file)).toBe(scrubbed)
})

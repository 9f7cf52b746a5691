import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { demoNotice } from './demo-notice'

const accounts = [{ email: 'admin@example.org', password: 'ein geheimes Wort' }]
const notice = `Demo accounts and their passwords: ${resolve('data/demo-accounts.txt')}`
const env = (SITE_URL: string, HOST = '0.0.0.0') => ({ DATA_DIR: 'data', SITE_URL, HOST })

it.each([
  env('http://localhost:3000'),
  env('http://localhost:3000', '::'),
  env('http://127.0.0.1:3000', '127.0.0.1'),
  env('http://[::1]:3000', '::1'),
  env('http://buehne.localhost', 'localhost'),
])('shows a new user on this machine how to log in, once: %j', (local) => {
  const lines = demoNotice(local, { accounts, isNew: true })
  expect(lines).toEqual(['admin@example.org  ein geheimes Wort', notice])
  expect(demoNotice(local, { accounts, isNew: false })).toEqual([notice])
})

it.each([
  env('https://www.example.org'),
  env('https://www.example.org', '127.0.0.1'),
  env('http://192.168.0.9:3000'),
  env('http://localhost.example.org'),
  env('http://127.0.0.1.example.org'),
  env('http://localhost:3000', '192.168.0.9'),
])('shows no password on a public server, only the file that contains it: %j', (open) => {
  for (const isNew of [true, false]) expect(demoNotice(open, { accounts, isNew })).toEqual([notice])
})

it('is empty without demo accounts', () => {
  expect(demoNotice(env('http://localhost:3000'), { accounts: [], isNew: false })).toEqual([])
})

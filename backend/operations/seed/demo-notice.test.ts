import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { createDemoNotice } from './demo-notice'

const accounts = [{ email: 'admin@example.org', password: 'ein geheimes Wort' }]
const notice = `Demo accounts and their passwords: ${resolve('data/demo-accounts.txt')}`
const createEnv = (SITE_URL: string, HOST = '0.0.0.0') => ({ DATA_DIR: 'data', SITE_URL, HOST })

it.each([
  createEnv('http://localhost:3000'),
  createEnv('http://localhost:3000', '::'),
  createEnv('http://127.0.0.1:3000', '127.0.0.1'),
  createEnv('http://[::1]:3000', '::1'),
  createEnv('http://buehne.localhost', 'localhost'),
])('shows a new user on this machine how to log in, once: %j', (localEnv) => {
  const lines = createDemoNotice(localEnv, { accounts, isNew: true })
  expect(lines).toEqual(['admin@example.org  ein geheimes Wort', notice])
  expect(createDemoNotice(localEnv, { accounts, isNew: false })).toEqual([notice])
})

it.each([
  createEnv('https://www.example.org'),
  createEnv('https://www.example.org', '127.0.0.1'),
  createEnv('http://192.168.0.9:3000'),
  createEnv('http://localhost.example.org'),
  createEnv('http://127.0.0.1.example.org'),
  createEnv('http://localhost:3000', '192.168.0.9'),
])('shows no password on a public server, only the file that contains it: %j', (publicEnv) => {
  for (const isNew of [true, false]) expect(createDemoNotice(publicEnv, { accounts, isNew })).toEqual([notice])
})

it('is empty without demo accounts', () => {
  expect(createDemoNotice(createEnv('http://localhost:3000'), { accounts: [], isNew: false })).toEqual([])
})

import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { findFreePort } from '@/tests/servers/free-port'
import { readCertificate } from './certificate'
import { checkAddress, type NetworkAccess } from './check-address'

const run = promisify(execFile)
const now = new Date('2030-06-01T12:00:00Z')
const siteUrl = 'https://www.example.org'
const network: NetworkAccess = {
  now,
  resolve: async () => ({}),
  fetchCertificate: async () => ({ validTo: new Date('2030-08-01T00:00:00Z'), problem: null }),
}
const rejectLookup = () => Promise.reject(new Error('getaddrinfo ENOTFOUND'))

it('finds no problems with a known address and a valid certificate', async () => {
  const findings = await checkAddress(siteUrl, network)
  expect(findings.map(({ level }) => level)).toEqual(['good', 'good'])
  expect(findings[1]?.text).toBe('The certificate expires on 2030-08-01, in 60 days.')
})

interface Case {
  url?: string
  changes?: Partial<NetworkAccess>
  level: 'error' | 'warning'
  text: string
}

const returnCertificate = (end: string, problem: string | null = null): Partial<NetworkAccess> => ({
  fetchCertificate: async () => ({ validTo: new Date(end), problem }),
})

it.each<[string, Case]>([
  ['one of this machine', { url: 'http://localhost:3000', level: 'warning', text: 'only on this machine' }],
  ['one without TLS', { url: 'http://www.example.org', level: 'warning', text: 'has no TLS' }],
  ['an unknown name', { changes: { resolve: rejectLookup }, level: 'error', text: 'does not resolve' }],
  [
    'a server that does not respond',
    { changes: { fetchCertificate: rejectLookup }, level: 'warning', text: 'does not respond' },
  ],
  [
    'an expired certificate',
    { changes: returnCertificate('2030-05-30', 'CERT_HAS_EXPIRED'), level: 'error', text: 'expired on 2030-05-30' },
  ],
  ['a certificate that ends soon', { changes: returnCertificate('2030-06-10'), level: 'warning', text: 'in 8 days' }],
  [
    'a certificate that browsers refuse',
    { changes: returnCertificate('2030-08-10', 'self-signed'), level: 'error', text: 'self-signed' },
  ],
])('reports %s with advice', async (_problem, { url = siteUrl, changes, level, text }) => {
  const findings = (await checkAddress(url, { ...network, ...changes })).filter((finding) => finding.level !== 'good')
  expect(findings).toEqual([
    { level, subject: 'SITE_URL', text: expect.stringContaining(text), advice: expect.any(String) },
  ])
})

it('reads a certificate, even an untrusted one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bh-certificate-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [key, cert] = ['key.pem', 'certificate.pem'].map((name) => join(folder, name)) as [string, string]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  await run('openssl', ['req', '-x509', ...kind, '-subj', '/CN=localhost', '-keyout', key, '-out', cert])
  const server = createServer({ key: await readFile(key), cert: await readFile(cert) }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { validTo, problem } = await readCertificate('127.0.0.1', port)
  const days = (validTo.getTime() - Date.now()) / 86_400_000
  expect([Math.round(days), problem]).toEqual([2, expect.stringMatching(/SELF_SIGNED|self-signed/i)])
})

it('rejects a server without TLS', async () => {
  await expect(readCertificate('127.0.0.1', await findFreePort())).rejects.toThrow('ECONNREFUSED')
})

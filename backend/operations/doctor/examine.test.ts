import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readBackendEnv } from '@/backend/platform/env'
import { findFreePort } from '@/tests/servers/free-port'
import { checkCdn } from './check-cdn'
import { checkProxies } from './check-proxies'
import { checkSecrets } from './check-secrets'
import { examineInstallation } from './examine'
import { formatReport, toExitCode } from './report'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bh-doctor-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const site = { SITE_URL: 'http://localhost:3000', HOST: '127.0.0.1', TRUSTED_PROXIES: [] }
const key = '0123456789abcdef0123456789abcdef'

describe('a whole configuration', () => {
  it('with the embedded database has warnings and exit code 0', async () => {
    const findings = await examineInstallation(site, readBackendEnv({ DATA_DIR: folder, SECRET_KEY: key }))
    expect(findings.filter(({ level }) => level === 'warning').map(({ subject }) => subject)).toEqual([
      'SITE_URL',
      'SMTP_URL',
    ])
    expect(toExitCode(findings)).toBe(0)
    expect(formatReport(findings)).toEqual(
      expect.arrayContaining(['✓ TRUSTED_PROXIES: The site has no proxy.', '0 errors, 2 warnings.']),
    )
  })

  it('with an unreachable database reports the other checks too and has exit code 1', async () => {
    const DATABASE_URL = `postgres://user:secret@127.0.0.1:${await findFreePort()}/a`
    const findings = await examineInstallation(site, readBackendEnv({ DATA_DIR: folder, DATABASE_URL }))
    expect(toExitCode(findings)).toBe(1)
    const subjects = findings.map(({ subject }) => subject)
    expect(subjects).toEqual(expect.arrayContaining(['SITE_URL', 'DATA_DIR', 'DATABASE_URL', 'SECRET_KEY']))
    expect(formatReport(findings).join('\n')).not.toContain('secret@')
  })

  it('of a separate backend warns that a replica needs a single backend', async () => {
    const port = await findFreePort()
    const urls = {
      DATABASE_URL: `postgres://user@127.0.0.1:${port}/a`,
      DATABASE_REPLICA_URL: `postgres://user@127.0.0.1:${port}/b`,
    }
    const listLevels = async (variables: Record<string, string>) => {
      const findings = await examineInstallation(site, readBackendEnv({ DATA_DIR: folder, ...variables }))
      return findings.filter(({ text }) => text.includes('BACKEND_URL')).map(({ level }) => level)
    }
    expect(await listLevels({ ...urls, BACKEND_TOKEN: key })).toEqual(['warning'])
    expect(await listLevels(urls)).toEqual([])
    expect(await listLevels({ DATABASE_URL: urls.DATABASE_URL, BACKEND_TOKEN: key })).toEqual([])
  })

  it('with a separate backend checks its address, but not its settings', async () => {
    const BACKEND_URL = `http://127.0.0.1:${await findFreePort()}`
    const findings = await examineInstallation({ ...site, BACKEND_URL }, readBackendEnv({ DATA_DIR: '/nowhere' }))
    expect(findings.map(({ subject }) => subject)).toEqual(['SITE_URL', 'TRUSTED_PROXIES', 'BACKEND_URL'])
    expect(findings[2]).toMatchObject({ level: 'error', text: expect.stringContaining('ECONNREFUSED') })
  })
})

describe('a CDN', () => {
  const CDN_PURGE_URL = 'https://cdn.example/purge?key=secret'
  it.each([
    [{}, []],
    [{ CDN_PURGE_URL, CDN_PURGE_HEADER: 'Fastly-Key: secret' }, ['good']],
    [{ CDN_PURGE_URL }, ['warning']],
    [{ CDN_PURGE_URL: 'http://127.0.0.1:6081/purge' }, ['good']],
    [{ CDN_PURGE_URL: 'http://cdn.example/purge', CDN_PURGE_HEADER: 'Fastly-Key: secret' }, ['warning']],
    [{ CDN_PURGE_HEADER: 'Fastly-Key: secret' }, ['warning']],
  ])('with %j gets findings of the levels %j', (settings, levels) => {
    const findings = checkCdn(settings)
    expect(findings.map(({ level }) => level)).toEqual(levels)
    expect(JSON.stringify(findings)).not.toContain('secret')
  })
})

describe('proxies', () => {
  const settingsBehindProxy = { SITE_URL: 'https://www.example.org', HOST: '127.0.0.1', TRUSTED_PROXIES: ['127.0.0.1'] }
  it.each([
    [{}, 'good', 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: ['10.0.0.0/8'], HOST: '0.0.0.0' }, 'good', 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: [] }, 'warning', 'TRUSTED_PROXIES'],
    [{ HOST: '0.0.0.0' }, 'warning', 'HOST'],
    [{ TRUSTED_PROXIES: ['0.0.0.0/0'] }, 'error', 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: ['127.0.0.1', '::/0'] }, 'error', 'TRUSTED_PROXIES'],
  ])('with %j get a finding of the level %s', (changes, level, subject) => {
    expect(checkProxies({ ...settingsBehindProxy, ...changes })).toEqual([expect.objectContaining({ level, subject })])
  })
})

describe('secrets', () => {
  it('that are set and random are accepted', async () => {
    expect(await checkSecrets({ SECRET_KEY: key })).toEqual([expect.objectContaining({ level: 'good' })])
  })

  it('that are missing or weak are reported without their values', async () => {
    const easySecret = 'secretsecretsecretsecretsecretsecret'
    const findings = await checkSecrets({ SECRET_KEY: easySecret, BACKEND_TOKEN: easySecret })
    expect(findings.map(({ level, subject }) => [level, subject])).toEqual([
      ['warning', 'SECRET_KEY'],
      ['warning', 'BACKEND_TOKEN'],
    ])
    expect(JSON.stringify(findings)).not.toContain(easySecret)
    expect(await checkSecrets({})).toEqual([expect.objectContaining({ level: 'warning' })])
  })

  it('an invalid list of breached passwords causes an error', async () => {
    const file = join(folder, 'breached.txt')
    await writeFile(file, 'no hashes\n')
    const [, listFinding] = await checkSecrets({ SECRET_KEY: key, PASSWORD_BREACH_FILE: file })
    expect(listFinding).toMatchObject({ level: 'error', subject: 'PASSWORD_BREACH_FILE' })
  })
})

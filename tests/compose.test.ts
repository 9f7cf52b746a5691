import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { getFinalStage, listCopies, listTexts } from './servers/dockerfile'

const text = readFileSync('compose.yaml', 'utf8')
const example = readFileSync('compose.env.example', 'utf8')
const networkSchema = z.object({ ipv4_address: z.string().optional() })
const serviceSchema = z.object({
  image: z.string(),
  build: z.string().optional(),
  user: z.string().optional(),
  privileged: z.boolean().optional(),
  network_mode: z.string().optional(),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  restart: z.literal('unless-stopped'),
  env_file: z.string().optional(),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  tmpfs: z.array(z.string()).default([]),
  networks: z
    .union([z.array(z.string()), z.record(z.string(), networkSchema)])
    .transform(
      (value): Record<string, z.infer<typeof networkSchema>> =>
        Array.isArray(value) ? Object.fromEntries(value.map((name) => [name, {}])) : value,
    ),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
})
type Service = z.infer<typeof serviceSchema>

const { services, networks, volumes } = z
  .object({
    services: z.record(z.string(), serviceSchema),
    networks: z.record(z.string(), z.object({ internal: z.boolean().optional() })),
    volumes: z.record(z.string(), z.object({})),
  })
  .parse(parse(text, { merge: true }))
const serviceEntries = Object.entries(services)
const sites = serviceEntries.filter(([name]) => name.startsWith('site-')).map(([, service]) => service)
const variables = [
  ...(readFileSync('lib/env.ts', 'utf8') + readFileSync('backend/platform/env.ts', 'utf8')).matchAll(
    /^ {2}([A-Z][A-Z0-9_]+):/gm,
  ),
].map(([, name]) => name)

function getService(name: string): Service {
  const entry = services[name]
  if (!entry) throw new Error(`compose.yaml has no service ${name}`)
  return entry
}

it('has two servers of one image, nginx, a database, a mail catcher and an S3 server', () => {
  expect(Object.keys(services).sort()).toEqual([...['database', 'mail', 'nginx', 'program', 's3', 'site-1', 'site-2']])
  expect(new Set(sites.map(({ image }) => image)).size).toBe(1)
  expect(sites.map(({ build }) => build)).toEqual(['.', '.'])
})

it.each(serviceEntries)(
  '%s has a pinned version, a health check and no extra privileges',
  (name, { image, privileged, network_mode, healthcheck }) => {
    // The image of the project has the version of the release.
    expect(image).toMatch(/^[a-z/]+:(v?\d+\.\d+|\$\{)/)
    expect(image).not.toContain('latest')
    expect([privileged, network_mode]).toEqual([undefined, undefined])
    const hasCheck = healthcheck !== undefined || listTexts(getFinalStage(), 'HEALTHCHECK').length === 1
    expect(hasCheck && (healthcheck !== undefined || /^(site-|program)/.test(name))).toBe(true)
  },
)

it('publishes ports for nginx and, on the loopback, for the mail catcher', () => {
  const publishedPorts = serviceEntries.map(([name, { ports }]) => [name, ports]).filter(([, ports]) => ports?.length)
  expect(publishedPorts).toEqual([
    ['nginx', ['80:80', '443:443']],
    ['mail', ['127.0.0.1:8025:8025']],
  ])
})

describe('networks and volumes', () => {
  it('are declared and used', () => {
    const usedNetworks = serviceEntries.flatMap(([, { networks: list }]) => Object.keys(list))
    expect(Object.keys(networks).sort()).toEqual([...new Set(usedNetworks)].sort())
    const sources = serviceEntries.flatMap(([, { volumes: list }]) => list.map((volume) => volume.split(':')[0] ?? ''))
    const volumeNames = sources.filter((source) => /^[a-z]/.test(source))
    expect(Object.keys(volumes).sort()).toEqual([...new Set(volumeNames)].sort())
  })

  it('isolate the database from nginx and the outside', () => {
    expect(Object.keys(getService('database').networks)).toEqual(['back'])
    expect(networks.back?.internal).toBe(true)
    expect(Object.keys(getService('nginx').networks)).toEqual(['front'])
  })

  it('mount existing files of the project read-only', () => {
    const allVolumes = serviceEntries.flatMap(([, service]) => service.volumes)
    const projectFiles = allVolumes.filter((volume) => volume.startsWith('./'))
    expect(projectFiles).toHaveLength(3)
    expect(projectFiles.filter((volume) => !existsSync(volume.split(':')[0] ?? ''))).toEqual([])
    expect(projectFiles.every((volume) => volume.endsWith(':ro'))).toBe(true)
  })

  it('give the servers only the writable folders', () => {
    const [data] = listTexts(getFinalStage(), 'VOLUME')
    for (const site of sites) {
      expect(site.volumes).toEqual([`files:${data}`])
      expect(site.tmpfs).toEqual(['/tmp:mode=1777'])
    }
    expect(listCopies(getFinalStage()).some(({ target }) => target.startsWith('/data'))).toBe(false)
  })
})

it('starts dependencies first and waits until they are healthy', () => {
  const dependencies = serviceEntries.flatMap(([, { depends_on }]) => Object.entries(depends_on))
  expect(dependencies.length).toBeGreaterThan(0)
  for (const [name, { condition }] of dependencies) {
    expect(Object.keys(services)).toContain(name)
    expect(condition).toBe('service_healthy')
  }
})

describe('the variables of the servers', () => {
  it('are known to the program', () => {
    const names = sites.flatMap(({ environment }) => Object.keys(environment))
    expect(names.filter((name) => !variables.includes(name))).toEqual([])
  })

  it('are those of compose.env, except the fixed ones that its example names', () => {
    for (const { env_file, environment } of sites) {
      expect(env_file).toBe('compose.env')
      expect(environment).toMatchObject({ PORT: '3000', HOST: '0.0.0.0', DATA_DIR: '/data' })
      const fixedNames = Object.keys(environment).filter((name) => !String(environment[name]).startsWith(`\${${name}:`))
      for (const name of fixedNames) expect(/except (.*) of/.exec(example)?.[1]).toContain(name)
    }
  })

  it('trust the address of nginx only, and nginx has the addresses of the servers', () => {
    const getAddress = (name: string) => getService(name).networks.front?.ipv4_address
    for (const site of sites) expect(site.environment.TRUSTED_PROXIES).toBe(getAddress('nginx'))
    const port = listTexts(getFinalStage(), 'EXPOSE')[0]
    const servers = ['site-1', 'site-2'].map((name) => `${getAddress(name)}:${port}`)
    expect(getService('nginx').environment.SERVERS).toBe(servers.join(' '))
  })
})

it('gives a stopping server more time than nginx skips a restarted one', () => {
  const [, skippedSeconds] = /fail_timeout=(\d+)s/.exec(readFileSync('ops/nginx.conf', 'utf8')) ?? []
  for (const site of sites) expect(Number(site.environment.STOP_DELAY)).toBeGreaterThan(Number(skippedSeconds))
})

it('logs servers in as the user that the database creates for them', () => {
  const { SITE_USER, POSTGRES_USER, POSTGRES_DB } = getService('database').environment
  expect(SITE_USER).not.toBe(POSTGRES_USER)
  for (const site of sites) {
    const { username, hostname, pathname } = new URL(
      String(site.environment.DATABASE_URL).replace(/\$\{.*?\}/, 'secret'),
    )
    expect([username, hostname, pathname]).toEqual([SITE_USER, 'database', `/${POSTGRES_DB}`])
  }
})

it('uses exactly the variables of compose.env.example, besides those of the site', () => {
  const usedVariables = new Set([...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name))
  const exampleVariables = [...example.matchAll(/^#?([A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect([...usedVariables].filter((name) => !exampleVariables.includes(name))).toEqual([])
  expect(exampleVariables.filter((name) => !usedVariables.has(name) && !variables.includes(name))).toEqual([])
})

it('contains no secret', () => {
  const secrets = [...text.matchAll(/(?:PASSWORD|SECRET\w*): (.+)$/gm)].map(([, value]) => value)
  expect(secrets.length).toBeGreaterThanOrEqual(3)
  expect(secrets.filter((value) => !value?.startsWith('${'))).toEqual([])
})

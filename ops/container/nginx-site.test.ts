import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'

const run = promisify(execFile)
const nginx = process.env.NGINX_PATH || 'nginx'

/** Runs the script of nginx's container on this machine. @returns the configuration file */
async function render(source = 'ops/nginx.conf', networks = '') {
  const folder = await mkdtemp(join(tmpdir(), 'bh-nginx-site-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const target = join(folder, 'site.conf')
  await run('ops/container/nginx-site.sh', {
    env: {
      ...process.env,
      SERVERS: '10.0.0.1:3000 10.0.0.2:3000',
      SITE_HOST: 'buehnen.example',
      CDN_NETWORKS: networks,
      SITE_SOURCE: source,
      SITE_TARGET: target,
      SITE_CERTIFICATES: folder,
      SITE_LOG: '/dev/null',
    },
  })
  return { folder, target, text: await readFile(target, 'utf8') }
}

it('sets the servers, the name and the certificate', async () => {
  const { text, folder } = await render()
  expect(text).toContain('server 10.0.0.1:3000 fail_timeout=2s; server 10.0.0.2:3000 fail_timeout=2s;')
  expect(text).toContain(`ssl_certificate ${folder}/fullchain.pem;`)
  expect(text).toContain('server_name buehnen.example;')
  expect(text).not.toMatch(/example\.org|letsencrypt|\/var\/log|127\.0\.0\.1/)
})

it('takes the addresses of visitors from a CDN only if its networks are named', async () => {
  expect((await render()).text).not.toMatch(/^ *(set_)?real_ip/m)
  const { text } = await render('ops/nginx.conf', '198.51.100.0/24 2001:db8::/32')
  expect(text).toMatch(
    /^ set_real_ip_from 198\.51\.100\.0\/24; set_real_ip_from 2001:db8::\/32;\nreal_ip_header X-Forwarded-For;\nreal_ip_recursive on;$/m,
  )
})

it.each(['', '198.51.100.0/24 2001:db8::/32'])(
  'writes a valid configuration of nginx (CDN: "%s")',
  async (networks) => {
    const { folder, target } = await render('ops/nginx.conf', networks)
    const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
    await run('openssl', ['req', '-x509', ...kind, '-subj', '/CN=buehnen.example', ...files])
    const frame = `pid ${folder}/nginx.pid; events {} http { include ${target}; }`
    await writeFile(join(folder, 'nginx.conf'), frame)
    const { stderr } = await run(nginx, ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf'), '-t'])
    expect(stderr).toContain('test is successful')
  },
)

it('fails if the source lacks an expected line', async () => {
  await expect(render('ops/buehnenhaus.service')).rejects.toThrow('has no "server 127.0.0.1:3000 "')
})

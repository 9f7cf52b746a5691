import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { parseS3Location, type S3Location } from '@/backend/platform/storage/s3-location'
import { findFreePort } from './free-port'
import { bucket, s3Account, s3Url } from './s3-server'

const run = promisify(execFile)
/** Time limit of each setup command, in ms. */
const commandMs = 60_000

export interface Ceph {
  location: S3Location
  /** Stops the processes and deletes their data. */
  stop(): Promise<void>
}

/**
 * Starts a Ceph cluster (one monitor, one store in memory) behind the Object Gateway, as an
 * independent S3 server with one bucket.
 * @throws Error if a program is not installed or exits
 */
export async function startCeph(): Promise<Ceph> {
  const folder = await mkdtemp(join(tmpdir(), 'buehnenhaus-ceph-'))
  const children: ChildProcess[] = []
  const stop = async () => {
    for (const child of children.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
    }
    await rm(folder, { recursive: true, force: true })
  }
  const start = (program: string, ...args: string[]) => {
    children.push(spawn(program, ['-c', join(folder, 'ceph.conf'), ...args, '-f'], { stdio: 'ignore' }))
  }
  try {
    const gateway = await findFreePort()
    await startCluster(folder, start)
    start('radosgw', '-n', 'client.admin', `--rgw-frontends=beast endpoint=127.0.0.1:${gateway}`)
    const { accessKeyId, secretAccessKey } = s3Account
    const user = ['--uid=test', '--display-name=Test', `--access-key=${accessKeyId}`]
    await runInFolder(folder, 'radosgw-admin', 'user', 'create', ...user, `--secret=${secretAccessKey}`)
    const location = parseS3Location(s3Url(gateway))
    await createBucket(location)
    return { location, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

type Start = (program: string, ...args: string[]) => void

/**
 * Starts the cluster with the manual deployment steps, since Ceph's tools require containers or
 * disks.
 */
async function startCluster(folder: string, start: Start): Promise<void> {
  const toPath = (name: string) => join(folder, name)
  const [cluster, store] = [randomUUID(), randomUUID()]
  const monitor = `[v2:127.0.0.1:${await findFreePort()}]`
  for (const name of ['monitor', 'store', 'run']) await mkdir(toPath(name))
  await writeFile(toPath('ceph.conf'), formatConfiguration(folder, { cluster, monitor }))
  const capabilities = ['mon', 'osd'].flatMap((part) => ['--cap', part, 'allow *'])
  await run('ceph-authtool', ['-C', toPath('monitor.keys'), '--gen-key', '-n', 'mon.', ...capabilities.slice(0, 3)])
  await run('ceph-authtool', ['-C', toPath('admin.keys'), '--gen-key', '-n', 'client.admin', ...capabilities])
  await run('ceph-authtool', [toPath('monitor.keys'), '--import-keyring', toPath('admin.keys')])
  await run('monmaptool', ['--create', '--fsid', cluster, '--addv', 'a', monitor, toPath('monitors')])
  const makeFileSystem = ['--mkfs', '--monmap', toPath('monitors'), '--keyring', toPath('monitor.keys')]
  await runInFolder(folder, 'ceph-mon', '-i', 'a', ...makeFileSystem)
  start('ceph-mon', '-i', 'a')
  await runInFolder(folder, 'ceph', 'osd', 'new', store)
  await runInFolder(folder, 'ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', store, '--no-mon-config')
  const key = ['auth', 'get-or-create', 'osd.0', 'mon', 'allow profile osd', 'osd', 'allow *']
  await runInFolder(folder, 'ceph', ...key, '-o', toPath('store.keys'))
  start('ceph-osd', '-i', '0')
}

function runInFolder(folder: string, program: string, ...args: string[]) {
  return run(program, ['-c', join(folder, 'ceph.conf'), ...args], { timeout: commandMs })
}

function formatConfiguration(folder: string, { cluster, monitor }: { cluster: string; monitor: string }): string {
  return [
    '[global]',
    `fsid = ${cluster}`,
    `mon host = ${monitor}`,
    'public addr = 127.0.0.1',
    'cluster addr = 127.0.0.1',
    'osd pool default size = 1',
    'osd pool default min size = 1',
    'osd pool default pg num = 4',
    'osd crush chooseleaf type = 0',
    'mon allow pool size one = true',
    'mon max pg per osd = 1000',
    'osd objectstore = memstore',
    'memstore device bytes = 1073741824',
    `keyring = ${folder}/admin.keys`,
    `run dir = ${folder}/run`,
    `crash dir = ${folder}/run`,
    'log file = /dev/null',
    `mon data = ${folder}/monitor`,
    `osd data = ${folder}/store`,
    '[mon]',
    `keyring = ${folder}/monitor.keys`,
    '[osd]',
    `keyring = ${folder}/store.keys`,
    '',
  ].join('\n')
}

async function createBucket({ endpoint, region, credentials }: S3Location): Promise<void> {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    maxAttempts: 20,
    ...(credentials && { credentials }),
  })
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
  client.destroy()
}

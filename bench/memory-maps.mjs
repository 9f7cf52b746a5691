import { readdirSync, readFileSync } from 'node:fs'

const mebibyte = 2 ** 20

/**
 * Reads the parts of a process's resident memory in MiB from the kernel (Linux only, else null):
 * `files` is the program and libraries, `database` the memory of PGlite (recognized by at least 128
 * MiB of address space), `rest` the heaps of V8 and the allocator.
 */
export function readResidentParts(pid) {
  const text = read(`/proc/${pid}/smaps`)
  if (text === null) return null
  const parts = { files: 0, database: 0, rest: 0 }
  let part = 'rest'
  for (const line of text.split('\n')) {
    const head = /^(?<from>[0-9a-f]+)-(?<to>[0-9a-f]+) (?<rights>\S+) \S+ \S+ \S+\s*(?<file>\/.*)?$/.exec(line)
    if (head) part = toPart(head.groups)
    const resident = /^Rss:\s+(\d+) kB/.exec(line)
    if (resident) parts[part] += Number(resident[1]) / 1024
  }
  return parts
}

function toPart({ from, to, rights, file }) {
  if (file) return 'files'
  const size = Number.parseInt(to, 16) - Number.parseInt(from, 16)
  // PGlite's memory grows in place, within a reserved address space.
  return rights === 'rw-p' && size >= 128 * mebibyte && size < 1024 * mebibyte ? 'database' : 'rest'
}

/** Reads the resident memory of a process in MiB. Returns null on other systems than Linux. */
export function readResidentSize(pid) {
  const size = /^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`) ?? '')
  return size ? Number(size[1]) / 1024 : null
}

/** Lists the ids of the child processes of a process. */
export function listChildren(pid) {
  const tasks = readFolder(`/proc/${pid}/task`)
  return tasks.flatMap((task) =>
    (read(`/proc/${pid}/task/${task}/children`) ?? '').split(' ').filter((child) => child.trim() !== ''),
  )
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

function readFolder(path) {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}

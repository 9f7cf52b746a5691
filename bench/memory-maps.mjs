import { readdirSync, readFileSync } from 'node:fs'

const mebibyte = 2 ** 20

/**
 * Where a process's resident memory lies, in MiB, as the kernel tells (Linux; elsewhere null): `files` (the program and
 * libraries), `database` (PGlite's, which begins with 128 MB of address space which identifies it), `rest` (V8's heaps and what
 * the allocator holds).
 */
export function residentParts(pid) {
  const text = read(`/proc/${pid}/smaps`)
  if (text === null) return null
  const parts = { files: 0, database: 0, rest: 0 }
  let part = 'rest'
  for (const line of text.split('\n')) {
    const head = /^(?<from>[0-9a-f]+)-(?<to>[0-9a-f]+) (?<rights>\S+) \S+ \S+ \S+\s*(?<file>\/.*)?$/.exec(
      line,
    )
    if (head) part = partOf(head.groups)
    const resident = /^Rss:\s+(\d+) kB/.exec(line)
    if (resident) parts[part] += Number(resident[1]) / 1024
  }
  return parts
}

function partOf({ from, to, rights, file }) {
  if (file) return 'files'
  const size = Number.parseInt(to, 16) - Number.parseInt(from, 16)
  // Its memory grows in place, within an address space that is reserved behind it.
  return rights === 'rw-p' && size >= 128 * mebibyte && size < 1024 * mebibyte ? 'database' : 'rest'
}

/** A process's resident memory in MiB; null where that is not known. */
export function residentSize(pid) {
  const size = /^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`) ?? '')
  return size ? Number(size[1]) / 1024 : null
}

/** The processes that a process has started. */
export function childrenOf(pid) {
  const tasks = readdirOf(`/proc/${pid}/task`)
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

function readdirOf(path) {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}

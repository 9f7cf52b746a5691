import { lockDataDir } from '@/backend/platform/embedded/lock'

// Locks a data folder and prints `locked`. Prints `free` after stdin ends and the lock is released.
const [dataDir = ''] = process.argv.slice(2)
const lock = await lockDataDir(dataDir)
process.stdout.write('locked\n')
process.stdin.resume()
process.stdin.once('end', () => void lock.release().then(() => process.stdout.write('free\n')))

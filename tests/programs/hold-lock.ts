import { lockDataDir } from '@/backend/platform/embedded/lock'

/** Locks a data folder, says so, and holds it until it is killed or its input ends; then it says `free`. */
const [dataDir = ''] = process.argv.slice(2)
const lock = await lockDataDir(dataDir)
process.stdout.write('locked\n')
process.stdin.resume()
process.stdin.once('end', () => void lock.release().then(() => process.stdout.write('free\n')))

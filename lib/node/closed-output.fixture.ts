import { createLog, logProcess } from './log'
import { print } from './terminal'

// A program that writes all the time, tells its parent of each line, and ends when it is asked to.
const log = createLog({ LOG_LEVEL: 'info' })
logProcess(log)
setInterval(() => {
  print('printed')
  log.error({ err: new Error('logged') }, 'logged')
  process.send?.('wrote')
}, 5)
process.on('message', () => {
  log.fatal('ended')
  process.exit(0)
})

import { createLog, redirectOutputToLog } from './log'
import { print } from './terminal'

// A program that writes continuously, reports each line to its parent, and ends on request.
const log = createLog({ LOG_LEVEL: 'info' })
redirectOutputToLog(log)
setInterval(() => {
  print('printed')
  log.error({ err: new Error('logged') }, 'logged')
  process.send?.('wrote')
}, 5)
process.on('message', () => {
  log.fatal('ended')
  process.exit(0)
})

import { monitorEventLoopDelay } from 'node:perf_hooks'

// Loaded into a server before itself (`node --import`): tells its parent how long its event loop stood still at most since it was asked last.
const resolution = 5
const delay = monitorEventLoopDelay({ resolution })
delay.enable()

process.on('message', (message) => {
  if (message !== 'longest block') return
  const { max } = delay
  delay.reset()
  process.send?.({ longestBlockMs: Math.max(0, max / 1e6 - resolution) })
})
// Being asked must not keep the server from ending.
process.channel?.unref()

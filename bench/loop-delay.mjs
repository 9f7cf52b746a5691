import { monitorEventLoopDelay } from 'node:perf_hooks'

// Preloaded by a server (`node --import`). Reports the longest block of its event loop since the
// last request of the parent process.
const resolution = 5
const delay = monitorEventLoopDelay({ resolution })
delay.enable()

process.on('message', (message) => {
  if (message !== 'longest block') return
  const { max } = delay
  delay.reset()
  process.send?.({ longestBlockMs: Math.max(0, max / 1e6 - resolution) })
})
// The channel must not keep the server running.
process.channel?.unref()

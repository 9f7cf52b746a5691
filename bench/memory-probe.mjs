// Preloaded by the measured server (`--import`). Reports the memory of its main thread on request.
process.on('message', () => process.send(process.memoryUsage()))
process.channel?.unref()

// Loaded into the server that is weighed (`--import`): tells what its own thread knows of its memory, when it is asked.
process.on('message', () => process.send(process.memoryUsage()))
process.channel?.unref()

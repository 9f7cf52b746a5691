import { usages } from '@/lib/node/command-usages.mjs'
import { readCommand } from './arguments'
import { runUserCommand } from './run'
import { runProgram } from './run-program'

// Runs `npm run user`, which manages accounts.
runProgram({ usage: usages.user, read: readCommand, run: runUserCommand })

import { usages } from '@/lib/node/command-usages.mjs'
import { readCommand } from './arguments'
import { runUserCommand } from './run'
import { runProgram } from './run-program'

// `npm run user`: administers accounts.
runProgram({ usage: usages.user, read: readCommand, run: runUserCommand })

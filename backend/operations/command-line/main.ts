import { usages } from '@/lib/node/command-usages.mjs'
import { parseUserCommand } from './arguments'
import { runUserCommand } from './run'
import { runProgram } from './run-program'

// Runs `npm run user`, which manages accounts.
runProgram({ usage: usages.user, parse: parseUserCommand, run: runUserCommand })

import { readCommand, usage } from './arguments'
import { runUserCommand } from './run'
import { runProgram } from './run-program'

// `npm run user`: administers accounts.
runProgram({ usage, read: readCommand, run: runUserCommand })

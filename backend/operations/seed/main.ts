import { runProgram } from '../command-line/run-program'
import { readSeedCommand, usage } from './arguments'
import { runSeedCommand } from './run'

// `npm run seed`: loads the demo content into an empty database, PostgreSQL or the embedded one, or
// removes it.
runProgram({ usage, read: readSeedCommand, run: runSeedCommand })

import { runProgram } from '../command-line/run-program'
import { readNewSite, usage } from './arguments'
import { initSite } from './init-site'

// `npm run init`: creates a site without demo content in an empty database.
runProgram({ usage, read: readNewSite, run: initSite })

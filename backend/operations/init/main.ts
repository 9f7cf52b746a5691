import { usages } from '@/lib/node/command-usages.mjs'
import { runProgram } from '../command-line/run-program'
import { parseNewSite } from './arguments'
import { initSite } from './init-site'

// Runs `npm run init`, which creates a site without demo content in an empty database.
runProgram({ usage: usages.init, parse: parseNewSite, run: initSite })

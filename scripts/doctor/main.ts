import { examine } from '@/backend/operations/doctor/examine'
import { type Finding, problem, warning } from '@/backend/operations/doctor/finding'
import { reportLines, toExitCode } from '@/backend/operations/doctor/report'
import { readBackendEnv } from '@/backend/platform/env'
import { reasonOf } from '@/backend/platform/reason-of'
import { readEnv } from '@/lib/env'

/** What is examined of the settings; where they cannot be read, that alone is told. */
async function findings(): Promise<Finding[]> {
  const wrong = [readEnv, readBackendEnv].flatMap(problemsOf)
  if (wrong.length > 0) return wrong
  return [...asWhom(), ...(await examine(readEnv(), readBackendEnv()))]
}

function problemsOf(read: () => unknown): Finding[] {
  try {
    read()
    return []
  } catch (error) {
    return [
      problem('Settings', reasonOf(error), 'Correct the variables; docs/configuration.md explains each.'),
    ]
  }
}

/** The rights of root say nothing about those of the server. */
function asWhom(): Finding[] {
  if (process.getuid?.() !== 0) return []
  const advice = 'Run it as the user of the server: sudo -u buehnenhaus …'
  return [warning('User', 'This is root, who may do what the server may not.', advice)]
}

const found = await findings()
for (const line of reportLines(found)) console.log(line)
process.exitCode ||= toExitCode(found)

import { examineInstallation } from '@/backend/operations/doctor/examine'
import { type Finding, problem, warning } from '@/backend/operations/doctor/finding'
import { formatReport, toExitCode } from '@/backend/operations/doctor/report'
import { readBackendEnv } from '@/backend/platform/env'
import { toReason } from '@/backend/platform/to-reason'
import { readEnv } from '@/lib/env'
import { readCommandLine } from '@/lib/node/command-line.mjs'
import { usages } from '@/lib/node/command-usages.mjs'

/**
 * Checks the installation. If settings are invalid, returns only their problems, because the other
 * checks need valid settings.
 */
async function listFindings(): Promise<Finding[]> {
  const settingsProblems = [readEnv, readBackendEnv].flatMap(checkSettings)
  if (settingsProblems.length > 0) return settingsProblems
  return [...checkUser(), ...(await examineInstallation(readEnv(), readBackendEnv()))]
}

function checkSettings(read: () => unknown): Finding[] {
  try {
    read()
    return []
  } catch (error) {
    return [problem('Settings', toReason(error), 'Correct the variables; docs/configuration.md explains each.')]
  }
}

/** Warns if the user is root, who has other permissions than the server. */
function checkUser(): Finding[] {
  if (process.getuid?.() !== 0) return []
  const advice = 'Run it as the user of the server: sudo -u buehnenhaus …'
  return [warning('User', 'This is root, who has permissions that the server lacks.', advice)]
}

readCommandLine({ usage: usages.doctor })
const findings = await listFindings()
for (const line of formatReport(findings)) console.log(line)
process.exitCode ||= toExitCode(findings)

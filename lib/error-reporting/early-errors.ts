import { errorReportSlot } from '../report'
import { toSlotKey } from '../shared-slot'
import type { BrowserReportSettings } from './browser-settings'

/** An error to report, with a description of the activity that failed. */
export type ReportedError = [error: unknown, activity?: string]

export interface ReportScript {
  openReports(settings: BrowserReportSettings): (...reported: ReportedError) => void
}

/** Maximum number of errors that are kept until the script is loaded. */
const maxPendingErrors = 10

/**
 * Returns the inline script that collects the errors of a page from the start. The errors come from
 * the window and from `reportError` (lib/report.ts). At the first error it loads the script that
 * reports them.
 */
export function createEarlyErrorsScript(settings: BrowserReportSettings): string {
  // Escapes `<`, so that no text in the settings can end the script element.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c')
  return `(s=>{
let kept=[],report,asked
const note=(...early)=>{
if(report)return report(...early)
if(kept.length<${maxPendingErrors})kept.push(early)
asked??=import(s.script).then(m=>{report=m.openReports(s);for(const e of kept)report(...e);kept=[]}).catch(()=>{asked=undefined})
}
addEventListener('error',e=>{e.error&&note(e.error)})
addEventListener('unhandledrejection',e=>note(e.reason))
globalThis[Symbol.for('${toSlotKey(errorReportSlot)}')]=(about,error)=>note(error,about)
})(${json})`
}

import { errorReportSlot } from '../report'
import { slotSymbol } from '../shared-slot'
import type { BrowserReportSettings } from './browser-settings'

/** A pending error with our own description of the activity. */
export type EarlyError = [error: unknown, about?: string]

/** Interface of the script that sends reports. */
export interface ReportScript {
  openReports(settings: BrowserReportSettings): (...early: EarlyError) => void
}

/** Maximum number of buffered errors before that script is loaded. */
const maxBuffered = 10

/**
 * Returns the inline script that collects a page's errors from the start, from the window and from
 * `reportError` (lib/report.ts). On the first error it loads the script that reports them.
 */
export function earlyErrorsScript(settings: BrowserReportSettings): string {
  // Keeps texts in the settings from closing the script element.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c')
  return `(s=>{
let kept=[],report,asked
const note=(...early)=>{
if(report)return report(...early)
if(kept.length<${maxBuffered})kept.push(early)
asked??=import(s.script).then(m=>{report=m.openReports(s);for(const e of kept)report(...e);kept=[]}).catch(()=>{asked=undefined})
}
addEventListener('error',e=>{e.error&&note(e.error)})
addEventListener('unhandledrejection',e=>note(e.reason))
globalThis[Symbol.for('${slotSymbol(errorReportSlot)}')]=(about,error)=>note(error,about)
})(${json})`
}

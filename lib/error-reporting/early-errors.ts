import { errorReportSlot } from '../report'
import { slotSymbol } from '../shared-slot'
import type { BrowserReportSettings } from './browser-settings'

/** An error that waits to be reported, with our own words for what was being done. */
export type EarlyError = [error: unknown, about?: string]

/** What the script that sends reports has for the one that keeps errors until then. */
export interface ReportScript {
  openReports(settings: BrowserReportSettings): (...early: EarlyError) => void
}

/** So many errors are kept until the script is there. */
const maxBuffered = 10

/**
 * The inline script that collects a page's errors from the start, from the window and from `reportError` (lib/report.ts).
 * On the first error it loads the script that reports them: without errors nothing is loaded.
 */
export function earlyErrorsScript(settings: BrowserReportSettings): string {
  // No text in the settings may end the script element.
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

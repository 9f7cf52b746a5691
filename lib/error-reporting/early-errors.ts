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
 * The inline script that takes a page's errors from its first moment on, from the window and from `reportError` (lib/report.ts). With
 * the first of them it fetches what reports them: whoever meets no error fetches nothing.
 */
export function earlyErrorsScript(settings: BrowserReportSettings): string {
  // Of a page's own text nothing may end the script.
  const told = JSON.stringify(settings).replaceAll('<', '\\u003c')
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
})(${told})`
}

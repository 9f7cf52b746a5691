import { auditList } from '../accessibility-audit/audit-panel'
import { moveDialog } from '../block-actions/block-tools'
import { dragHandle } from '../block-actions/dnd/drag-overlay'
import { feedbackPanel } from '../feedback/feedback-tool'
import { tableText } from '../inline-text/lazy-table-text'
import { richTextBox, textBubble } from '../inline-text/lazy-text-parts'
import { insertChoice } from '../insert/block-list'
import { blockForm } from '../inspector/inspector'
import { publishForm } from '../publishing/publish-panel'
import { scheduleForm } from '../publishing/schedule-panel'
import { otherAccount } from '../session/session-dialog'
import { settingsSheet } from '../settings/settings-tool'
import { versionTools } from '../versions/versions-panel'
import { presenceMarks } from './page-marks'
import { presentEditors } from './page-state'
import { placedTools } from './placed-tools'

/** The parts that are not needed to start writing; preloaded after the start. */
export const preloadedParts = [
  dragHandle,
  insertChoice,
  blockForm,
  textBubble,
  tableText,
  richTextBox,
  moveDialog,
  settingsSheet,
  scheduleForm,
  auditList,
  publishForm,
  feedbackPanel,
  versionTools,
  placedTools,
  otherAccount,
  presenceMarks,
  presentEditors,
]

import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { Locale } from '@/lib/contract/locale'
import { projectRoot } from '../project-root'

const program = join(projectRoot, 'backend/pdf/rewrite-pdf-program.mjs')
const maxMilliseconds = 20_000

const problems = {
  de: {
    noPdf: 'Die Datei ist kein PDF. Bitte laden Sie ein PDF hoch.',
    mixed: 'Die Datei enthält vor oder nach dem PDF noch etwas anderes. Bitte speichern Sie das PDF neu.',
    damaged:
      'Das PDF ist beschädigt oder unvollständig. Bitte speichern Sie es neu und laden Sie es noch einmal hoch.',
    encrypted: 'Das PDF ist verschlüsselt oder geschützt. Bitte speichern Sie es ohne Passwort und Schutz.',
    active:
      'Das PDF enthält Skripte, Medien oder Aktionen, die etwas starten. Bitte speichern Sie es ohne diese, etwa mit „Als PDF drucken“.',
    attachment: 'Das PDF enthält andere Dateien als Anhang. Bitte speichern Sie es ohne Anhänge.',
    dynamicForm:
      'Das PDF enthält ein dynamisches Formular (XFA). Bitte speichern Sie es mit „Als PDF drucken“.',
    external:
      'Das PDF verweist auf andere Dateien, die nicht in ihm enthalten sind. Bitte betten Sie alles ein.',
    tooComplex: 'Das PDF ist zu umfangreich. Bitte verkleinern Sie es, etwa mit „Als PDF drucken“.',
  },
  en: {
    noPdf: 'The file is no PDF. Please upload a PDF.',
    mixed: 'The file holds something else before or after the PDF. Please save the PDF anew.',
    damaged: 'The PDF is damaged or incomplete. Please save it anew and upload it again.',
    encrypted: 'The PDF is encrypted or protected. Please save it without a password or protection.',
    active:
      'The PDF holds scripts, media or actions that start something. Please save it without them, by “Print as PDF” for example.',
    attachment: 'Other files are attached to the PDF. Please save it without attachments.',
    dynamicForm: 'The PDF holds a dynamic form (XFA). Please save it by “Print as PDF”.',
    external: 'The PDF refers to other files that it does not contain. Please embed everything.',
    tooComplex: 'The PDF is too extensive. Please make it smaller, by “Print as PDF” for example.',
  },
} satisfies Record<Locale, Record<string, string>>

type PdfProblem = keyof (typeof problems)['de']

/** The file is no PDF that may be shown to others (status 400). */
export class InvalidPdfError extends Error {
  override readonly name = 'InvalidPdfError'

  constructor(private readonly problem: PdfProblem) {
    super(problems.en[problem])
  }

  /** What is wrong, in a language. */
  messageIn(locale: Locale): string {
    return problems[locale][this.problem]
  }
}

const isProblem = (value: string): value is PdfProblem => Object.hasOwn(problems.de, value)
const answerSchema = z.union([
  z.object({ bytes: z.instanceof(Uint8Array) }),
  z.object({ problem: z.string().refine(isProblem) }),
])

/** One after another, so that many at once take no more memory than one. */
let last: Promise<unknown> = Promise.resolve()

/**
 * A PDF written anew, with what its pages need and nothing else, in a thread of its own: whatever the file does there takes neither
 * the server's time nor its memory.
 * @throws InvalidPdfError for what is none, is damaged, encrypted or too extensive, runs, opens or brings something
 */
export function rewritePdf(bytes: Uint8Array): Promise<Uint8Array> {
  const written = last.then(() => rewriteInThread(bytes))
  last = written.catch(() => undefined)
  return written
}

async function rewriteInThread(bytes: Uint8Array): Promise<Uint8Array> {
  const worker = new Worker(program, {
    workerData: { bytes },
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
  })
  let timer: NodeJS.Timeout | undefined
  try {
    const answer = await new Promise<unknown>((resolve, reject) => {
      timer = setTimeout(() => reject(new InvalidPdfError('tooComplex')), maxMilliseconds)
      worker.once('message', resolve)
      worker.once('error', (error: NodeJS.ErrnoException) =>
        reject(new InvalidPdfError(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooComplex' : 'damaged')),
      )
      worker.once('exit', () => reject(new InvalidPdfError('damaged')))
    })
    const read = answerSchema.parse(answer)
    if ('problem' in read) throw new InvalidPdfError(read.problem)
    return read.bytes
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

import { posix } from 'node:path'
import ts from 'typescript'
import { setsStateInEffect } from './effects'
import { type LongFunction, longFunction } from './functions'

/** One import of one file, whatever its form: static, re-export, `import type`, `import('…')` or a dynamic import. */
export interface Import {
  /** As written. */
  specifier: string
  /** The imported path inside the project, without a resolved ending; null for a package. */
  target: string | null
  /** The names taken from it; empty for the whole module. */
  names: string[]
}

/** A file of the project with what the rules look at. */
export interface SourceFile {
  /** From the project's root, with `/`. */
  path: string
  lines: number
  imports: Import[]
  readsEnvironment: boolean
  callsFetch: boolean
  /** The names of the HTML elements that its JSX writes, each once. */
  elements: string[]
  /** Whether it looks at the role of a user. */
  readsRole: boolean
  /** Whether it installs a handler of errors. */
  setsErrorHandler: boolean
  /** Whether it catches an error to see of which type it is. */
  catchesByType: boolean
  /** Whether an effect of React's sets state while it runs. */
  setsStateInEffect: boolean
  /** Whether it spreads an object that it writes out, `...{ a, b }`. */
  spreadsLiteral: boolean
  /** The functions that have too many lines. */
  longFunctions: LongFunction[]
  /** Whether it compares the model of a block with a name, or makes a block by one. */
  namesModel: boolean
}

/** Parses one file; `path` is relative to the project's root. */
export function parseSource(path: string, text: string): SourceFile {
  const root = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const file: SourceFile = {
    path,
    lines: text.split('\n').length - 1,
    imports: [],
    readsEnvironment: false,
    callsFetch: false,
    elements: [],
    readsRole: false,
    setsErrorHandler: false,
    catchesByType: false,
    setsStateInEffect: false,
    spreadsLiteral: false,
    longFunctions: [],
    namesModel: false,
  }
  const visit = (node: ts.Node): void => {
    const specifier = importSpecifier(node)
    if (specifier !== undefined) {
      file.imports.push({ specifier, target: targetOf(path, specifier), names: importedNames(node) })
    }
    file.readsEnvironment ||= isEnvironment(node)
    file.callsFetch ||= isFetch(node)
    const element = elementName(node)
    if (element !== undefined && !file.elements.includes(element)) file.elements.push(element)
    file.readsRole ||= isRole(node)
    file.setsErrorHandler ||= isCallOf(node, 'onError')
    file.namesModel ||= isNamedModel(node)
    file.setsStateInEffect ||= setsStateInEffect(node)
    file.spreadsLiteral ||= isLiteralSpread(node)
    file.longFunctions.push(...longFunction(node, root))
    file.catchesByType ||= ts.isCatchClause(node) && hasTypeTest(node)
    ts.forEachChild(node, visit)
  }
  visit(root)
  file.readsEnvironment ||= file.imports.some(
    (entry) =>
      /^(node:)?process$/.test(entry.specifier) && (entry.names.length === 0 || entry.names.includes('env')),
  )
  return file
}

function importSpecifier(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return literal(node.moduleSpecifier)
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return literal(node.argument.literal)
  if (ts.isExternalModuleReference(node)) return literal(node.expression)
  if (!ts.isCallExpression(node)) return undefined
  const called = node.expression
  const isImport =
    called.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(called) && called.text === 'require')
  return isImport ? literal(node.arguments[0]) : undefined
}

/** The text of a literal; of a template its fixed beginning, which tells the folder. */
function literal(node: ts.Node | undefined): string | undefined {
  if (node && ts.isStringLiteralLike(node)) return node.text
  if (node && ts.isTemplateExpression(node)) return node.head.text
  return undefined
}

/** The name of an HTML element that is written as JSX; a component's begins with a capital. */
function elementName(node: ts.Node): string | undefined {
  if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return undefined
  const name = node.tagName.getText()
  return /^[a-z]/.test(name) ? name : undefined
}

function importedNames(node: ts.Node): string[] {
  const bindings = namedBindings(node)
  if (!bindings || !('elements' in bindings)) return []
  return bindings.elements.map((element) => (element.propertyName ?? element.name).text)
}

function namedBindings(node: ts.Node): ts.NamedImportBindings | ts.NamedExportBindings | undefined {
  if (ts.isImportDeclaration(node)) return node.importClause?.namedBindings
  return ts.isExportDeclaration(node) ? node.exportClause : undefined
}

function targetOf(path: string, specifier: string): string | null {
  if (specifier.startsWith('@/')) return posix.normalize(specifier.slice(2))
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier)
  return null
}

function isEnvironment(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'env') return isProcess(node.expression)
  if (ts.isElementAccessExpression(node) && literal(node.argumentExpression) === 'env') {
    return isProcess(node.expression)
  }
  const isDestructured = ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name)
  return isDestructured && node.initializer !== undefined && isProcess(node.initializer)
}

function isProcess(node: ts.Node): boolean {
  if (ts.isMetaProperty(node)) return true
  if (ts.isPropertyAccessExpression(node)) return node.name.text === 'process'
  return ts.isIdentifier(node) && node.text === 'process'
}

function isFetch(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false
  const called = node.expression
  if (ts.isIdentifier(called)) return called.text === 'fetch'
  return (
    ts.isPropertyAccessExpression(called) &&
    called.name.text === 'fetch' &&
    ts.isIdentifier(called.expression) &&
    ['globalThis', 'window', 'self'].includes(called.expression.text)
  )
}

function isRole(node: ts.Node): boolean {
  return (
    ts.isPropertyAccessExpression(node) &&
    node.name.text === 'role' &&
    /^users?$/.test(node.expression.getText().split('.').at(-1) ?? '')
  )
}

function isCallOf(node: ts.Node, method: string): boolean {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === method
  )
}

/** `model === 'text'` or `{ model: 'text' }`. */
function isNamedModel(node: ts.Node): boolean {
  if (ts.isPropertyAssignment(node))
    return node.name.getText() === 'model' && ts.isStringLiteral(node.initializer)
  if (!ts.isBinaryExpression(node) || !/^[!=]==$/.test(node.operatorToken.getText())) return false
  const sides = [node.left, node.right]
  return sides.some((side) => /(^|\.)model$/.test(side.getText())) && sides.some(ts.isStringLiteral)
}

/** `...{ a, b }` in an object, and `{...{ a, b }}` in JSX. */
function isLiteralSpread(node: ts.Node): boolean {
  const isSpread = ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)
  return isSpread && ts.isObjectLiteralExpression(node.expression)
}

function hasTypeTest(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword) return true
  return ts.forEachChild(node, (child) => hasTypeTest(child) || undefined) ?? false
}

import { posix } from 'node:path'
import ts from 'typescript'
import { setsStateInEffect } from './effects'
import { findLongFunction, type LongFunction } from './functions'

/** An import in any form: static, re-export, `import type`, `import('…')` or dynamic. */
export interface Import {
  /** As written. */
  specifier: string
  /** The imported path in the project, without a resolved extension; null for a package. */
  target: string | null
  /** The imported names; empty for the whole module. */
  names: string[]
}

/** A file of the project with the facts that the rules check. */
export interface SourceFile {
  /** Relative to the project's root, with `/`. */
  path: string
  lines: number
  imports: Import[]
  readsEnvironment: boolean
  callsFetch: boolean
  /** The distinct names of HTML elements in JSX. */
  elements: string[]
  /** True if it reads the role of a user. */
  readsRole: boolean
  /** True if it installs an error handler. */
  setsErrorHandler: boolean
  /** True if a catch clause tests the type of an error. */
  catchesByType: boolean
  /** True if a React effect sets state while it runs. */
  setsStateInEffect: boolean
  /** True if it spreads an object literal, `...{ a, b }`. */
  spreadsLiteral: boolean
  /** The functions with too many lines. */
  longFunctions: LongFunction[]
  /** True if it compares a block's model with a name, or creates a block by name. */
  namesModel: boolean
}

/** Parses a file; `path` is relative to the project's root. */
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
    const specifier = findSpecifier(node)
    if (specifier !== undefined) {
      file.imports.push({ specifier, target: resolveTarget(path, specifier), names: listImportedNames(node) })
    }
    file.readsEnvironment ||= isEnvironment(node)
    file.callsFetch ||= isFetch(node)
    const element = findElementName(node)
    if (element !== undefined && !file.elements.includes(element)) file.elements.push(element)
    file.readsRole ||= isRole(node)
    file.setsErrorHandler ||= isCallOf(node, 'onError')
    file.namesModel ||= isNamedModel(node)
    file.setsStateInEffect ||= setsStateInEffect(node)
    file.spreadsLiteral ||= isLiteralSpread(node)
    file.longFunctions.push(...findLongFunction(node, root))
    file.catchesByType ||= ts.isCatchClause(node) && hasTypeTest(node)
    ts.forEachChild(node, visit)
  }
  visit(root)
  file.readsEnvironment ||= file.imports.some(
    (entry) => /^(node:)?process$/.test(entry.specifier) && (entry.names.length === 0 || entry.names.includes('env')),
  )
  return file
}

function findSpecifier(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return findLiteral(node.moduleSpecifier)
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return findLiteral(node.argument.literal)
  if (ts.isExternalModuleReference(node)) return findLiteral(node.expression)
  if (!ts.isCallExpression(node)) return undefined
  const called = node.expression
  const isImport = called.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(called) && called.text === 'require')
  return isImport ? findLiteral(node.arguments[0]) : undefined
}

/** Finds the text of a literal, or the fixed beginning of a template, which names the folder. */
function findLiteral(node: ts.Node | undefined): string | undefined {
  if (node && ts.isStringLiteralLike(node)) return node.text
  if (node && ts.isTemplateExpression(node)) return node.head.text
  return undefined
}

/** Finds the name of an HTML element in JSX. Components start with a capital letter. */
function findElementName(node: ts.Node): string | undefined {
  if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return undefined
  const name = node.tagName.getText()
  return /^[a-z]/.test(name) ? name : undefined
}

function listImportedNames(node: ts.Node): string[] {
  const bindings = findBindings(node)
  if (!bindings || !('elements' in bindings)) return []
  return bindings.elements.map((element) => (element.propertyName ?? element.name).text)
}

function findBindings(node: ts.Node): ts.NamedImportBindings | ts.NamedExportBindings | undefined {
  if (ts.isImportDeclaration(node)) return node.importClause?.namedBindings
  return ts.isExportDeclaration(node) ? node.exportClause : undefined
}

function resolveTarget(path: string, specifier: string): string | null {
  if (specifier.startsWith('@/')) return posix.normalize(specifier.slice(2))
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier)
  return null
}

function isEnvironment(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'env') return isProcess(node.expression)
  if (ts.isElementAccessExpression(node) && findLiteral(node.argumentExpression) === 'env') {
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
    ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === method
  )
}

/** Returns true for `model === 'text'` and `{ model: 'text' }`. */
function isNamedModel(node: ts.Node): boolean {
  if (ts.isPropertyAssignment(node)) return node.name.getText() === 'model' && ts.isStringLiteral(node.initializer)
  if (!ts.isBinaryExpression(node) || !/^[!=]==$/.test(node.operatorToken.getText())) return false
  const sides = [node.left, node.right]
  return sides.some((side) => /(^|\.)model$/.test(side.getText())) && sides.some(ts.isStringLiteral)
}

/** Returns true for `...{ a, b }` in an object and `{...{ a, b }}` in JSX. */
function isLiteralSpread(node: ts.Node): boolean {
  const isSpread = ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)
  return isSpread && ts.isObjectLiteralExpression(node.expression)
}

function hasTypeTest(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword) return true
  return ts.forEachChild(node, (child) => hasTypeTest(child) || undefined) ?? false
}

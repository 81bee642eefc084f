import path from 'node:path';
import ts from 'typescript';

const root = path.join(__dirname, '../..');

/** Calls of the back office that leave no record, each with its reason. */
const UNRECORDED: Readonly<Record<string, string>> = {
  previewPhoneOrderByAdmin: 'calculates a price and stores nothing',
  previewOrderEditByAdmin: 'calculates a change and stores nothing',
  previewPricesInBulkByAdmin: 'calculates a change and stores nothing',
  previewTaxesInBulkByAdmin: 'calculates a change and stores nothing',
  previewAttributesInBulkByAdmin: 'calculates a change and stores nothing',
  previewCategoriesInBulkByAdmin: 'calculates a change and stores nothing',
  previewStatusInBulkByAdmin: 'calculates a change and stores nothing',
  previewStockInBulkByAdmin: 'calculates a change and stores nothing',
  previewDeleteInBulkByAdmin: 'calculates a change and stores nothing',
  previewAdminPage: 'shows a text as the shop would and stores nothing',
  addAdminBrandPicture: 'the brand shows it once it is saved with it, which is recorded',
  addCategoryPictureByAdmin:
    'stores a file that no page shows before a category is saved with it, which is recorded',
  uploadProductPictureByAdmin:
    'stores a file that no page shows before a product is created with it, which is recorded',
  checkImportByAdmin: 'goes through a file and changes nothing of the shop',
  sendAdminTestMail: 'sends a mail to the administrator and stores nothing',
  connectEFactura: 'leads to the sign-in; the access that follows is recorded',
  testEFactura: 'asks the tax office for messages and changes nothing',
  checkCustomerCompanyByAdmin: 'keeps what a public register says, which nobody of the staff decides',
};

const CHANGES = new Set(['Post', 'Put', 'Patch', 'Delete']);

interface Action {
  name: string;
  method: ts.MethodDeclaration;
}

describe('a call of the back office that changes data', () => {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.server.json'), ts.sys.readFile) as {
    config: object;
  };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  // Packages call no audit log; reading their types was two thirds of the time.
  const ownOptions = { ...options, noLib: true, types: [] };
  const host = ts.createCompilerHost(ownOptions);
  host.resolveModuleNameLiterals = (literals, file) =>
    literals.map(({ text }) =>
      /^(\.|@kp\/)/.test(text)
        ? ts.resolveModuleName(text, file, ownOptions, host)
        : { resolvedModule: undefined },
    );
  const program = ts.createProgram(
    fileNames.filter((file) => file.endsWith('.controller.ts')),
    ownOptions,
    host,
  );
  const checker = program.getTypeChecker();
  const answers = new Map<ts.Node, boolean>();

  /** By the name that is called: choosing among overloads would check the types of all arguments. */
  function declarationOf({ expression }: ts.CallExpression): ts.Node | undefined {
    const symbol = checker.getSymbolAtLocation(
      ts.isPropertyAccessExpression(expression) ? expression.name : expression,
    );
    const isAlias = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    const declaration = (isAlias ? checker.getAliasedSymbol(symbol) : symbol)?.valueDeclaration;
    return declaration?.getSourceFile().isDeclarationFile ? undefined : declaration;
  }

  /** Whether a call of `AuditLog.record` is in the function, or in one that it calls. */
  function isRecorded(declaration: ts.Node): boolean {
    const known = answers.get(declaration);
    if (known !== undefined) return known;
    answers.set(declaration, false);
    const isFound = contains(declaration);
    answers.set(declaration, isFound);
    return isFound;
  }

  function contains(node: ts.Node): boolean {
    if (ts.isCallExpression(node)) {
      const called = declarationOf(node);
      if (called && (isRecordOfAuditLog(called) || isRecorded(called))) return true;
    }
    return ts.forEachChild(node, contains) ?? false;
  }

  const actions = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.endsWith('.controller.ts'))
    .flatMap((file) => file.statements.filter(ts.isClassDeclaration))
    .flatMap(changingActionsOf);

  it('leads to a record in the audit log', () => {
    expect(actions.length).toBeGreaterThan(40);
    const unrecorded = actions.filter(({ method }) => !isRecorded(method)).map(({ name }) => name);
    expect(unrecorded.sort()).toEqual(Object.keys(UNRECORDED).sort());
  });
});

function isRecordOfAuditLog(node: ts.Node): boolean {
  if (!ts.isMethodDeclaration(node) || !/^record(All)?$/.test(node.name.getText())) return false;
  return ts.isClassDeclaration(node.parent) && node.parent.name?.text === 'AuditLog';
}

function changingActionsOf(controller: ts.ClassDeclaration): Action[] {
  return controller.members
    .filter(ts.isMethodDeclaration)
    .filter((method) => decoratorsOf(method).some(({ name }) => CHANGES.has(name)))
    .filter((method) => [method, controller].some(isForAdministrators))
    .map((method) => ({ name: method.name.getText(), method }));
}

function isForAdministrators(node: ts.HasDecorators): boolean {
  return decoratorsOf(node).some(({ name, text }) => name === 'Access' && text.includes("'admin'"));
}

function decoratorsOf(node: ts.HasDecorators): { name: string; text: string }[] {
  return (ts.getDecorators(node) ?? []).map(({ expression }) => ({
    name: ts.isCallExpression(expression) ? expression.expression.getText() : '',
    text: expression.getText(),
  }));
}

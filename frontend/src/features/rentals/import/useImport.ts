import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import type { Store } from '../keepInStep';
import { findRental } from '../mergeRentals';
import type { RentalsApi } from '../rentalsApi';
import { rentalsReceived, selectRentals } from '../rentalsSlice';
import { wait } from '../retry';
import { fileChecked, fileClosed } from '../uploadSlice';
import { type ColumnChoice, requiredFields } from './columns';
import type { FileCheck, FileOverview, ImportFile } from './importFile';
import { emptyTally, type ImportResult, ImportRun, type ImportTally, type Trouble } from './importRun';

/** Where an import stands. */
export type ImportStage =
  | { name: 'choose'; problem?: { kind: 'empty' | 'unreadable' | 'notCsv'; fileName: string } }
  | { name: 'read'; file: File }
  | {
      name: 'review';
      file: File;
      overview: FileOverview;
      choice: ColumnChoice;
      /** Null while the rows are checked, or while a column that is needed is not chosen. */
      check: FileCheck | null;
      /** How much of the file is checked: 0 … 1. */
      fraction: number;
    }
  | {
      name: 'run';
      file: File;
      check: FileCheck;
      tally: ImportTally;
      trouble: Trouble | null;
      /** Milliseconds since 1970. */
      startedAt: number;
      stopping: boolean;
    }
  | {
      name: 'report';
      file: File;
      choice: ColumnChoice;
      check: FileCheck;
      result: ImportResult;
    };

/** What an import works with; tests bring their own. */
export interface ImportTools {
  openFile(file: File): ImportFile | Promise<ImportFile>;
  loadApi(): Promise<Pick<RentalsApi, 'batchTest'>>;
}

export interface ImportControl {
  stage: ImportStage;
  open(file: File): void;
  correct(choice: ColumnChoice): void;
  start(): void;
  stop(): void;
  tryAgain(): void;
  restart(): void;
  /** The file being read; null before one is chosen. */
  importFile: ImportFile | null;
}

/** Takes a file from choosing it to the report on its import. */
export function useImport({ openFile, loadApi }: ImportTools): ImportControl {
  const store = useStore() as Store;
  const [stage, setStage] = useState<ImportStage>({ name: 'choose' });
  const importFile = useRef<ImportFile | null>(null);
  const run = useRef<ImportRun | null>(null);

  const letGo = useCallback(() => {
    run.current?.cancel();
    run.current = null;
    importFile.current?.close();
    importFile.current = null;
    store.dispatch(fileClosed());
  }, [store]);

  useEffect(() => letGo, [letGo]);

  const check = useCallback(
    async (file: File, overview: FileOverview, choice: ColumnChoice) => {
      const source = importFile.current;
      setStage({ name: 'review', file, overview, choice, check: null, fraction: 0 });
      if (!source || requiredFields.some((field) => choice.mapping[field] === null)) return;
      const progress = (fraction: number) =>
        setStage((now) => (now.name === 'review' && now.choice === choice ? { ...now, fraction } : now));
      try {
        const checked = await source.check(choice, progress);
        setStage((now) => (now.name === 'review' && now.choice === choice ? { ...now, check: checked } : now));
        store.dispatch(fileChecked(checked.firstRows));
      } catch (error) {
        if (!isAbort(error)) setStage({ name: 'choose', problem: { kind: 'unreadable', fileName: file.name } });
      }
    },
    [store],
  );

  const open = useCallback(
    async (file: File) => {
      letGo();
      setStage({ name: 'read', file });
      try {
        const source = await openFile(file);
        importFile.current = source;
        const overview = await source.open();
        const problem = problemOf(overview);
        if (problem) setStage({ name: 'choose', problem: { kind: problem, fileName: file.name } });
        else await check(file, overview, overview.guess);
      } catch (error) {
        if (!isAbort(error)) setStage({ name: 'choose', problem: { kind: 'unreadable', fileName: file.name } });
      }
    },
    [letGo, openFile, check],
  );

  const start = async () => {
    const source = importFile.current;
    if (stage.name !== 'review' || !stage.check || !source) return;
    const { file, choice, check: checked } = stage;
    const during = (change: Partial<Extract<ImportStage, { name: 'run' }>>) =>
      setStage((now) => (now.name === 'run' ? { ...now, ...change } : now));
    setStage({
      name: 'run',
      file,
      check: checked,
      tally: emptyTally,
      trouble: null,
      startedAt: Date.now(),
      stopping: false,
    });
    const current = new ImportRun({
      importId: crypto.randomUUID(),
      next: () => source.next(),
      findKnown: (id) => findRental(selectRentals(store.getState()), id),
      batchTest: async (rows) => (await loadApi()).batchTest(rows),
      pause: wait,
      onTally: (tally) => during({ tally }),
      onTrouble: (trouble) => during({ trouble }),
      onWritten: (rentals) => store.dispatch(rentalsReceived({ rentals })),
    });
    run.current = current;
    const result = await current.run();
    if (run.current === current) setStage({ name: 'report', file, choice, check: checked, result });
  };

  return {
    stage,
    importFile: importFile.current,
    open,
    start,
    correct: (choice) => {
      if (stage.name === 'review') void check(stage.file, stage.overview, choice);
    },
    stop: () => {
      run.current?.cancel();
      setStage((now) => (now.name === 'run' ? { ...now, stopping: true } : now));
    },
    tryAgain: () => run.current?.tryAgain(),
    restart: () => {
      letGo();
      setStage({ name: 'choose' });
    },
  };
}

/** Bytes that no text holds: a spreadsheet's own format, an image. */
const noText = /[\0\ufffd]/;

function problemOf({ firstRows, guess }: FileOverview): 'empty' | 'notCsv' | undefined {
  if (firstRows.some((row) => row.some((field) => noText.test(field)))) return 'notCsv';
  return firstRows.length <= (guess.hasHeader ? 1 : 0) ? 'empty' : undefined;
}

function isAbort(error: unknown): boolean {
  return (error as Error | null)?.name === 'AbortError';
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { requiredFields } from '../../../../../../graphql/rental';
import { useAppDispatch } from '../../../../app/hooks';
import type { ColumnChoice, ImportField } from '../read/columns';
import type { ForeignFormat } from '../read/foreignFormat';
import type { CheckCounts, FileOverview, ImportFile, Reading } from '../read/importFile';
import { rememberedColumns } from '../read/rememberedColumns';
import { renumberEdits } from '../read/renumberEdits';
import type { RowEdits } from '../read/rowCheck';
import type { ImportDependencies } from '../send/dependencies';
import { fileChecked, fileClosed } from '../uploadSlice';

/** Why a file cannot be imported. */
export type FileProblem = 'empty' | 'unreadable' | ForeignFormat;

/** The state of a file's review. */
export type ReviewStage =
  | { name: 'choose'; problem?: { kind: FileProblem; fileName: string } }
  | { name: 'read'; file: File }
  | ReviewedFile;

export interface ReviewedFile {
  name: 'review';
  file: File;
  source: ImportFile;
  overview: FileOverview;
  /** The user's choices of how its bytes are read. */
  reading: Reading;
  choice: ColumnChoice;
  /** True if the choice is the user's earlier one for such a file. */
  isRemembered: boolean;
  edits: RowEdits;
  /**
   * The last finished check; null before the first, or while a required column is not chosen. Its first rows are the
   * store's `uploadData`.
   */
  check: CheckCounts | null;
  /** True while the rows are checked again: what is shown is outdated. */
  isChecking: boolean;
  /** The checked fraction of the file: 0 … 1. */
  fraction: number;
}

export interface FileReview {
  stage: ReviewStage;
  open(file: File): void;
  /** Reads the file's text again. */
  readAs(change: Reading): void;
  correct(choice: ColumnChoice): void;
  fixCell(row: number, field: ImportField, value: string): void;
  fixText(row: number, text: string): void;
  /** Returns to choosing a file. */
  restart(): void;
  /** Hands over the file: if `take` accepts it, this review no longer closes it; otherwise the review stays. */
  handOver(take: () => Promise<boolean>): Promise<void>;
}

/** The user's choices that stay when a file's text is read again. */
type Redone = Pick<ReviewedFile, 'overview' | 'reading' | 'choice' | 'edits'>;

type Change = Partial<Omit<ReviewedFile, 'name' | 'source' | 'file'>>;

/** Reviews a file, from choosing it to being ready for import. */
export function useFileReview({ openFile }: Pick<ImportDependencies, 'openFile'>): FileReview {
  const dispatch = useAppDispatch();
  const [stage, setStage] = useState<ReviewStage>({ name: 'choose' });
  const source = useRef<ImportFile | null>(null);
  /** Counts closed files, so that a file still being opened for a closed one is closed as well. */
  const turn = useRef(0);
  /** Counts started and cancelled checks: the rows of an earlier one are not shown. */
  const latestCheck = useRef(0);

  const release = useCallback(() => {
    turn.current++;
    latestCheck.current++;
    source.current?.close();
    source.current = null;
    dispatch(fileClosed());
  }, [dispatch]);

  useEffect(() => release, [release]);

  const check = useCallback(
    async (reviewed: ReviewedFile) => {
      const { source, file, choice, edits } = reviewed;
      const isMissing = requiredFields.some((field) => choice.mapping[field] === null);
      setStage({ ...reviewed, isChecking: !isMissing, fraction: 0, ...(isMissing && { check: null }) });
      const checked = ++latestCheck.current;
      if (isMissing) return;
      const change = (change: Change) =>
        setStage((now) =>
          now.name === 'review' && now.choice === choice && now.edits === edits ? { ...now, ...change } : now,
        );
      try {
        const { firstRows, ...counts } = await source.check(choice, edits, (fraction) => change({ fraction }));
        if (checked !== latestCheck.current) return;
        dispatch(fileChecked(firstRows));
        change({ check: counts, isChecking: false });
      } catch (error) {
        if (!isAbort(error)) setStage({ name: 'choose', problem: { kind: 'unreadable', fileName: file.name } });
      }
    },
    [dispatch],
  );

  const read = useCallback(
    async (file: File, opened: Promise<ImportFile>, redone?: Redone) => {
      const now = turn.current;
      try {
        const reader = await opened;
        if (now !== turn.current) return reader.close();
        source.current = reader;
        const overview = await reader.open(redone?.reading);
        // Undecodable text is no reason to close the file: the user can still choose another encoding.
        const problem = redone ? null : problemOf(overview);
        if (problem) return setStage({ name: 'choose', problem: { kind: problem, fileName: file.name } });
        const remembered = redone ? null : rememberedColumns(overview.firstRows[0] ?? [], overview.guess);
        // Another delimiter gives other columns: the choices for the previous ones no longer apply.
        const isSame = redone?.overview.delimiter === overview.delimiter;
        const chosen = redone && isSame && redone.choice !== redone.overview.guess ? redone.choice : remembered;
        const choice = chosen ?? overview.guess;
        const edits = redone && isSame ? renumberEdits(redone.edits, redone.choice, choice, overview.headerRow) : {};
        const reading = redone?.reading ?? {};
        await check({
          ...{ name: 'review', file, source: reader, overview, reading, choice },
          ...{ isRemembered: remembered !== null, edits, check: null, isChecking: true, fraction: 0 },
        });
      } catch (error) {
        if (isAbort(error) || now !== turn.current) return;
        setStage({ name: 'choose', problem: { kind: 'unreadable', fileName: file.name } });
      }
    },
    [check],
  );

  const open = useCallback(
    (file: File) => {
      release();
      setStage({ name: 'read', file });
      // A worker that cannot be loaded counts as an unreadable file.
      void read(file, Promise.resolve(file).then(openFile));
    },
    [release, read, openFile],
  );

  return {
    stage,
    open,
    readAs: (change) => {
      if (stage.name !== 'review') return;
      const redone = { ...stage, reading: { ...stage.reading, ...change } };
      void read(stage.file, Promise.resolve(stage.source), redone);
    },
    correct: (choice) => {
      if (stage.name !== 'review') return;
      const edits = renumberEdits(stage.edits, stage.choice, choice, stage.overview.headerRow);
      // Rows with their earlier numbers must not be corrected meanwhile.
      const isRenumbered = choice.hasHeader !== stage.choice.hasHeader;
      void check({ ...stage, choice, edits, isRemembered: false, ...(isRenumbered && { check: null }) });
    },
    fixCell: (row, field, value) => {
      if (stage.name !== 'review') return;
      const edit = stage.edits[row];
      const cells = { ...edit?.cells, [field]: value };
      void check({ ...stage, edits: { ...stage.edits, [row]: { ...edit, cells } } });
    },
    fixText: (row, text) => {
      if (stage.name === 'review') void check({ ...stage, edits: { ...stage.edits, [row]: { text } } });
    },
    restart: () => {
      release();
      setStage({ name: 'choose' });
    },
    handOver: async (take) => {
      const given = source.current;
      const now = turn.current;
      source.current = null;
      const isTaken = await take();
      if (now !== turn.current) {
        if (!isTaken) given?.close();
      } else if (isTaken) {
        dispatch(fileClosed());
        setStage({ name: 'choose' });
      } else {
        source.current = given;
      }
    },
  };
}

function problemOf({ foreign, firstRows, guess }: FileOverview): FileProblem | null {
  return foreign ?? (firstRows.length <= (guess.hasHeader ? 1 : 0) ? 'empty' : null);
}

function isAbort(error: unknown): boolean {
  return (error as Error | null)?.name === 'AbortError';
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { requiredFields } from '../../../../../../graphql/rental';
import { useAppDispatch } from '../../../../app/hooks';
import type { ColumnChoice, ImportField } from '../read/columns';
import type { FileFormat, FileOverview, ImportFile } from '../read/importFile';
import { rememberedColumns } from '../read/rememberedColumns';
import { renumberEdits } from '../read/renumberEdits';
import type { RowEdits } from '../read/rowCheck';
import type { ImportDependencies } from '../send/dependencies';
import { fileChecked, fileClosed } from '../uploadSlice';
import type { FileProblem, ReviewedFile, ReviewStage } from './reviewStage';

export interface FileReview {
  stage: ReviewStage;
  /** @param kept an earlier review of the same file, to go on with */
  open(file: File, kept?: KeptReview): void;
  /** Reads the file's text again. */
  readAs(change: FileFormat): void;
  correct(choice: ColumnChoice): void;
  fixCell(row: number, field: ImportField, value: string): void;
  fixText(row: number, text: string): void;
  /** Returns to choosing a file. */
  restart(): void;
  /** Hands over the file: if `take` accepts it, this review no longer closes it; otherwise the review stays. */
  handOver(take: () => Promise<boolean>): Promise<void>;
}

/** The user's choices that stay when a file's text is read again. */
export type KeptReview = Pick<ReviewedFile, 'overview' | 'format' | 'choice' | 'edits'>;

type ReviewPart = Partial<Omit<ReviewedFile, 'name' | 'source' | 'file'>>;

/** Reviews a file, from choosing it to being ready for import. */
export function useFileReview({ openFile }: Pick<ImportDependencies, 'openFile'>): FileReview {
  const dispatch = useAppDispatch();
  const [stage, setStage] = useState<ReviewStage>({ name: 'choose' });
  const source = useRef<ImportFile | null>(null);
  /** Counts closed files, so that a file still being opened for a closed one is closed as well. */
  const fileNumber = useRef(0);
  /** Counts started and cancelled readings and checks: the result of an earlier one is not shown. */
  const checkNumber = useRef(0);

  const release = useCallback(() => {
    fileNumber.current++;
    checkNumber.current++;
    source.current?.close();
    source.current = null;
    dispatch(fileClosed());
  }, [dispatch]);

  useEffect(() => release, [release]);

  const showUnreadable = useCallback((file: File, error: unknown) => {
    if (!isAbort(error)) setStage({ name: 'choose', problem: { kind: 'unreadable', fileName: file.name } });
  }, []);

  const check = useCallback(
    async (reviewed: ReviewedFile) => {
      const { source, file, choice, edits } = reviewed;
      const isMissing = requiredFields.some((field) => choice.mapping[field] === null);
      setStage({ ...reviewed, isChecking: !isMissing, fraction: 0, ...(isMissing && { check: null }) });
      const checked = ++checkNumber.current;
      if (isMissing) return;
      const isLatest = () => checked === checkNumber.current;
      const patch = (part: ReviewPart) =>
        isLatest() && setStage((now) => (now.name === 'review' ? { ...now, ...part } : now));
      try {
        const { firstRows, ...counts } = await source.check(choice, edits, (fraction) => patch({ fraction }));
        if (!isLatest()) return;
        dispatch(fileChecked(firstRows));
        patch({ check: counts, isChecking: false });
      } catch (error) {
        if (isLatest()) showUnreadable(file, error);
      }
    },
    [dispatch, showUnreadable],
  );

  const read = useCallback(
    async (file: File, opened: Promise<ImportFile>, redone?: KeptReview) => {
      const now = fileNumber.current;
      const started = ++checkNumber.current;
      const isLatest = () => now === fileNumber.current && started === checkNumber.current;
      try {
        const reader = await opened;
        if (now !== fileNumber.current) return reader.close();
        source.current = reader;
        const overview = await reader.open(redone?.format);
        if (!isLatest()) return;
        // Undecodable text is no reason to close the file: the user can still choose another encoding.
        const problem = redone ? null : problemOf(overview);
        if (problem) return setStage({ name: 'choose', problem: { kind: problem, fileName: file.name } });
        const remembered = redone ? null : rememberedColumns(overview.firstRows[0] ?? [], overview.guess);
        // Another delimiter gives other columns: the choices for the previous ones no longer apply.
        const isSame = redone?.overview.delimiter === overview.delimiter;
        const chosen = redone && isSame && redone.choice !== redone.overview.guess ? redone.choice : remembered;
        const choice = chosen ?? overview.guess;
        const edits = redone && isSame ? renumberEdits(redone.edits, redone.choice, choice, overview.headerRow) : {};
        const format = redone?.format ?? {};
        await check({
          name: 'review',
          file,
          source: reader,
          overview,
          format,
          isReading: false,
          choice,
          isRemembered: remembered !== null,
          edits,
          check: null,
          isChecking: true,
          fraction: 0,
        });
      } catch (error) {
        if (isLatest()) showUnreadable(file, error);
      }
    },
    [check, showUnreadable],
  );

  const open = useCallback(
    (file: File, kept?: KeptReview) => {
      release();
      setStage({ name: 'read', file });
      // A worker that cannot be loaded counts as an unreadable file.
      void read(file, Promise.resolve(file).then(openFile), kept);
    },
    [release, read, openFile],
  );

  const changeable = stage.name === 'review' && !stage.isReading ? stage : null;
  const editRow = (row: number, edit: RowEdits[number]) => {
    if (changeable) void check({ ...changeable, edits: { ...changeable.edits, [row]: edit } });
  };

  return {
    stage,
    open,
    readAs: (change) => {
      if (stage.name !== 'review') return;
      const redone = { ...stage, format: { ...stage.format, ...change } };
      // The file already reads as chosen: an import of the earlier rows would send others than those that were checked.
      setStage({ ...redone, isReading: true, check: null, isChecking: true, fraction: 0 });
      void read(stage.file, Promise.resolve(stage.source), redone);
    },
    correct: (choice) => {
      if (!changeable) return;
      const edits = renumberEdits(changeable.edits, changeable.choice, choice, changeable.overview.headerRow);
      // Rows with their earlier numbers must not be corrected meanwhile.
      const isRenumbered = choice.hasHeader !== changeable.choice.hasHeader;
      void check({ ...changeable, choice, edits, isRemembered: false, ...(isRenumbered && { check: null }) });
    },
    fixCell: (row, field, value) => {
      const edit = changeable?.edits[row];
      editRow(row, { ...edit, cells: { ...edit?.cells, [field]: value } });
    },
    fixText: (row, text) => editRow(row, { text }),
    restart: () => {
      release();
      setStage({ name: 'choose' });
    },
    handOver: async (take) => {
      const given = source.current;
      const now = fileNumber.current;
      source.current = null;
      const isTaken = await take();
      if (now !== fileNumber.current) {
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

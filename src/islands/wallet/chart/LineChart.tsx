import { useMemo } from 'react';
import { useToday } from '#src/ui/browser/use-today.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { useI18n } from '../i18n/i18n.ts';
import { axisLabels } from './axis-labels.ts';
import { chartLine, GRID, linePath, type ChartLine, type ChartPoint } from './chart-line.ts';
import { useScrub, type ReadingHandler } from './use-scrub.ts';

/** Pixels that a value at an end of the line keeps from the edge, which is that of the screen on a phone. */
const EDGE = 4;

const percentOf = (grid: number) => `${(grid * 100) / GRID}%`;

/** A value that is written beside its point. */
interface Mark {
  readonly point: number;
  readonly text: string;
}

interface LineChartProps {
  /** At least two, oldest first. */
  points: readonly ChartPoint[];
  /** What the line shows, in a sentence. */
  summary: (line: ChartLine) => string;
  /** What the cursor is called. */
  cursorLabel: string;
  /** A point as it is read out. */
  pointText: (index: number) => string;
  /** The highest and the lowest value, in little room; null to leave them out. */
  marks: ((line: ChartLine) => readonly [high: Mark, low: Mark]) | null;
  /** What stands above the line, for the point under the cursor; null for none. */
  readout: (index: number | null) => ElementNode;
  onReading?: ReadingHandler | undefined;
}

/** A line with a cursor, which a pointer or the arrow keys move. */
export function LineChart({
  points,
  summary,
  cursorLabel,
  pointText,
  marks,
  readout,
  onReading,
}: LineChartProps) {
  const line = useMemo(() => chartLine(points.map(({ value }) => value)), [points]);
  const { index, handlers } = useScrub(points.length, onReading);
  const last = points.length - 1;
  const at = index ?? last;
  if (!line) return null;
  return (
    <figure className="chart">
      <figcaption className="sr">{summary(line)}</figcaption>
      {readout(index)}
      <div
        className="plot"
        translate="no"
        role="slider"
        tabIndex={0}
        aria-label={cursorLabel}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={pointText(at)}
        {...handlers}
      >
        <Drawing line={line} index={index} marks={marks} />
      </div>
      <TimeAxis points={points} />
    </figure>
  );
}

function TimeAxis({ points }: { points: readonly ChartPoint[] }) {
  const { locale } = useI18n();
  const today = useToday();
  return (
    <div className="axis" aria-hidden="true">
      {axisLabels(points, locale, today).map(({ point, text }) => (
        <span key={point}>{text}</span>
      ))}
    </div>
  );
}

interface DrawingProps extends Pick<LineChartProps, 'marks'> {
  line: ChartLine;
  /** Of the point under the cursor; null for none. */
  index: number | null;
}

function Drawing({ line, index, marks }: DrawingProps) {
  const end = index ?? line.points.length - 1;
  const start = line.points[0];
  const cursor = line.points[end];
  if (!start || !cursor) return null;
  return (
    <svg aria-hidden="true">
      <line className="start" x1="0" x2="100%" y1={percentOf(start.y)} y2={percentOf(start.y)} />
      <svg viewBox={`0 0 ${GRID} ${GRID}`} preserveAspectRatio="none">
        <path className="line" d={linePath(line.points.slice(0, end + 1))} />
        <path className="after" d={linePath(line.points.slice(end))} />
      </svg>
      {index === null && marks && <Extremes line={line} marks={marks(line)} />}
      {index !== null && (
        <line className="cursor" x1={percentOf(cursor.x)} x2={percentOf(cursor.x)} y1="0" y2="100%" />
      )}
      <circle
        className={index === null ? 'now' : 'cursor'}
        cx={percentOf(cursor.x)}
        cy={percentOf(cursor.y)}
        r={index === null ? 4 : 6}
      />
    </svg>
  );
}

/** The highest and the lowest value; nothing where the value never changed. */
function Extremes({ line, marks }: { line: ChartLine; marks: readonly [high: Mark, low: Mark] }) {
  const [high, low] = marks;
  if (high.point === low.point && high.text === low.text) return null;
  return marks.map((mark) => {
    const { x = 0, y = 0 } = line.points[mark.point] ?? {};
    const anchor = x < GRID / 6 ? 'start' : x > (GRID * 5) / 6 ? 'end' : 'middle';
    return (
      <text
        key={mark === high ? 'high' : 'low'}
        x={percentOf(x)}
        y={percentOf(y)}
        dx={anchor === 'start' ? EDGE : anchor === 'end' ? -EDGE : 0}
        dy={mark === high ? -8 : 18}
        textAnchor={anchor}
      >
        {mark.text}
      </text>
    );
  });
}

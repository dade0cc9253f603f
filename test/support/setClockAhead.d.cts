declare function setClockAhead(ahead: number): void;
export = setClockAhead;

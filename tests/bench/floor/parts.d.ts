declare module 'floor:parts' {}
